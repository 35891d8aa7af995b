import { remembered } from "../../../core/remembered.ts";
import { type CharacterSet, contains, PLEASANT } from "./character-set.ts";
import type { TextLanguage } from "./text-language.ts";

/** Limits of a search. */
const MOST_STATES = 10_000;
const MOST_STEPS = 150_000;

/** A visited state, and how it was reached. */
interface Visit {
  readonly state: number;
  readonly code?: number;
  readonly from?: Visit;
}

/** Result of a search: a text, a proof that there is none, or unknown. */
export type TextSearch =
  | { readonly kind: "found"; readonly text: string }
  | { readonly kind: "none" }
  | { readonly kind: "unknown" };

/** Finds a shortest text of the language. */
export function findText(language: TextLanguage): TextSearch {
  const strings = findStrings(language);
  const { value, done } = strings.next();
  if (!done) return { kind: "found", text: value };
  return { kind: value ? "none" : "unknown" };
}

/** Yields strings of the language, shorter ones first, one per ending; returns whether the search was complete. */
export function* findStrings(language: TextLanguage): Generator<string, boolean> {
  const classes = characterClasses(language.sets);
  const seen = new Set([language.start]);
  const queue: Visit[] = [{ state: language.start }];
  let steps = 0;
  for (const visit of queue) {
    if (language.isDead(visit.state)) continue;
    if (language.accepts(visit.state)) yield textOf(visit);
    for (const code of classes) {
      steps += 1;
      const state = language.step(visit.state, code);
      if (seen.has(state)) continue;
      seen.add(state);
      queue.push({ state, code, from: visit });
    }
    if (seen.size > MOST_STATES || steps > MOST_STEPS) return false;
  }
  return true;
}

function textOf(visit: Visit): string {
  const codes: number[] = [];
  for (let at: Visit | undefined = visit; at?.code !== undefined; at = at.from) codes.push(at.code);
  return String.fromCodePoint(...codes.reverse());
}

const [FIRST_PRINTED, LAST_PRINTED] = [0x21, 0x7e];

const known = new Map<string, readonly number[]>();

/** Returns one character of each class that the sets do not distinguish, without surrogates. */
function characterClasses(sets: readonly CharacterSet[]): readonly number[] {
  // Cached: hundreds of patterns use the same few characters.
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
