import { remembered } from "../../../core/remembered.ts";
import { type CharacterSet, contains, PLEASANT } from "./character-set.ts";

const [FIRST_PRINTED, LAST_PRINTED] = [0x21, 0x7e];

const known = new Map<string, readonly number[]>();

/** One character for each class of those that the sets do not tell apart; no halves of surrogate pairs. */
export function characterClasses(sets: readonly CharacterSet[]): readonly number[] {
  // Patterns by the hundreds are written with the same few characters.
  const byContent = new Map(sets.map((set) => [contentOf(set), set]));
  const key = [...byContent.keys()].sort().join("|");
  const classes = known.get(key) ?? findClasses([...byContent.values()]);
  known.set(key, classes);
  return classes;
}

function findClasses(sets: readonly CharacterSet[]): readonly number[] {
  const edges = sets.flat().flatMap(([from, to]) => [from, to + 1]);
  const cuts = new Set([0, 0xe000, FIRST_PRINTED, ...edges]);
  const byMembership = new Map<string, number>();
  for (const code of [...PLEASANT, ...[...cuts].sort(printedFirst)]) {
    if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000)) continue;
    const membership = sets.map((set) => (contains(set, code) ? "1" : "0")).join("");
    if (!byMembership.has(membership)) byMembership.set(membership, code);
  }
  return [...byMembership.values()];
}

const contentOf = remembered((set: CharacterSet): string => set.join());

function printedFirst(left: number, right: number): number {
  const isPrinted = (code: number) => code >= FIRST_PRINTED && code <= LAST_PRINTED;
  return Number(isPrinted(right)) - Number(isPrinted(left)) || left - right;
}
