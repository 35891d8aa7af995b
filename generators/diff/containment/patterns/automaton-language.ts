import type { Automaton, Position } from "./automaton.ts";
import { type CharacterSet, contains, LAST_CHARACTER } from "./character-set.ts";
import { WORD } from "./named-sets.ts";
import type { TextLanguage } from "./text-language.ts";

/** Kind of character on one side of a position in a text. */
type Side = "nothing" | "word" | "other";

/** State of a reading: possible states before free edges are followed, and the last kind of character. */
interface Reading {
  readonly states: readonly number[];
  readonly before: Side;
}

/** Returns the texts in which the automaton matches anywhere, by characters or by UTF-16 code units. */
export function automatonLanguage(automaton: Automaton, unicode: boolean): TextLanguage | undefined {
  const { edges, final } = automaton;
  const free = edges.flat().flatMap((edge) => (edge.kind === "free" ? [edge] : []));
  const seesWords = free.some(({ at }) => at === "boundary");
  const own = edges.flat().flatMap((edge) => (edge.kind === "character" ? [edge.set] : []));
  if (!unicode && own.some(cutsSurrogates)) return undefined;
  const readings: Reading[] = [];
  const numbers = new Map<string, number>();
  const steps: Map<number, number>[] = [];
  const found = intern({ states: [final], before: "nothing" }); // whatever follows

  function intern(reading: Reading): number {
    const key = `${reading.before} ${reading.states.join()}`;
    const number = numbers.get(key) ?? readings.push(reading) - 1;
    numbers.set(key, number);
    return number;
  }

  /** Returns every state that is reachable without a character. */
  function closure(states: readonly number[], before: Side, after: Side): Set<number> {
    const reached = new Set(states);
    for (const state of reached) {
      for (const edge of edges[state] ?? []) {
        if (edge.kind === "free" && isAt(edge.at, before, after)) reached.add(edge.to);
      }
    }
    return reached;
  }

  const sideOf = (code: number): Side => (seesWords && contains(WORD, code) ? "word" : "other");
  /** True if every match begins at the start of the text. */
  const isAnchored = (["word", "other"] as const).every((before) =>
    (["nothing", "word", "other"] as const).every((after) =>
      [...closure([0], before, after)].every(
        (state) => state !== final && edges[state]?.every(({ kind }) => kind === "free"),
      ),
    ),
  );

  function stepUnit(state: number, code: number): number {
    if (state === found) return found;
    const reading = readings[state];
    if (!reading) return state;
    const after = sideOf(code);
    const reached = closure(reading.states, reading.before, after);
    if (reached.has(final)) return found;
    const next = new Set<number>(isAnchored ? [] : [0]);
    for (const from of reached) {
      for (const edge of edges[from] ?? []) {
        if (edge.kind === "character" && contains(edge.set, code)) next.add(edge.to);
      }
    }
    return intern({ states: [...next].sort((a, b) => a - b), before: after });
  }

  function step(state: number, code: number): number {
    const row = steps[state] ?? new Map<number, number>();
    steps[state] = row;
    const next = row.get(code) ?? unitsOf(code, unicode).reduce(stepUnit, state);
    row.set(code, next);
    return next;
  }

  return {
    sets: [...own, ...(seesWords ? [WORD] : []), ...(unicode ? [] : [BEYOND_ONE_UNIT])],
    start: intern({ states: [0], before: "nothing" }),
    step,
    accepts(state) {
      const reading = readings[state];
      return (
        state === found ||
        (reading !== undefined && closure(reading.states, reading.before, "nothing").has(final))
      );
    },
    isDead: (state) => state !== found && readings[state]?.states.length === 0,
    isSure: (state) => state === found,
  };
}

function isAt(at: Position | undefined, before: Side, after: Side): boolean {
  switch (at) {
    case undefined:
      return true;
    case "start":
      return before === "nothing";
    case "end":
      return after === "nothing";
    case "boundary":
      return (before === "word") !== (after === "word");
    default:
      return at satisfies never;
  }
}

const BEYOND_ONE_UNIT: CharacterSet = [[0x10000, LAST_CHARACTER]];

/** True if a set distinguishes surrogates of the same half. */
function cutsSurrogates(set: CharacterSet): boolean {
  const isInside = (edge: number) => edge > 0xd800 && edge < 0xe000 && edge !== 0xdc00;
  return set.some(([from, to]) => isInside(from) || isInside(to + 1));
}

function unitsOf(code: number, unicode: boolean): readonly number[] {
  if (unicode || code < 0x10000) return [code];
  return [...String.fromCodePoint(code).split("")].map((unit) => unit.charCodeAt(0));
}
