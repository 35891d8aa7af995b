import type { AST } from "@eslint-community/regexpp";
import type { CharacterSet } from "./character-set.ts";
import { setOfElement } from "./set-of-element.ts";

/** A position in a text that matches no character. */
export type Position = "start" | "end" | "boundary";

/** An edge to another state: over a character, or without one at some positions of the text. */
type Edge =
  | { readonly kind: "character"; readonly set: CharacterSet; readonly to: number }
  | { readonly kind: "free"; readonly at?: Position; readonly to: number };

/** A nondeterministic finite automaton. It begins in state 0. */
export interface Automaton {
  readonly edges: readonly (readonly Edge[])[];
  readonly final: number;
}

/** Limit of states; larger patterns are not compared. */
const MOST_STATES = 2_000;

/** Thrown and caught in `buildAutomaton`. */
class NotBuilt extends Error {}

/** Options of a choice: elements in order. */
export type Options = readonly { readonly elements: readonly AST.Element[] }[];

/**
 * Builds the automaton that matches exactly one of the options, only at the start of a text if `isAnchored`. Undefined if
 * there is none, or it is too large.
 */
export function buildAutomaton(options: Options, isAnchored: boolean): Automaton | undefined {
  const edges: Edge[][] = [[]];
  try {
    const from = isAnchored ? connect(edges, 0, (to) => ({ kind: "free", at: "start", to })) : 0;
    return { edges, final: appendOptions(edges, options, from) };
  } catch (error) {
    if (error instanceof NotBuilt) return undefined;
    throw error;
  }
}

/** Adds the states of the options after a state, and returns the final one. */
function appendOptions(edges: Edge[][], options: Options, from: number): number {
  const ends = options.map(({ elements }) =>
    elements.reduce((at, element) => append(edges, element, at), from),
  );
  const [only] = ends;
  return only !== undefined && ends.length === 1 ? only : join(edges, ends);
}

function append(edges: Edge[][], element: AST.Element, from: number): number {
  switch (element.type) {
    case "Character":
    case "CharacterSet":
    case "CharacterClass":
    case "ExpressionCharacterClass":
      return connect(edges, from, (to) => ({ kind: "character", set: setOfElement(element), to }));
    case "Group":
    case "CapturingGroup":
      if (element.type === "Group" && element.modifiers !== null) throw new NotBuilt();
      return appendOptions(edges, element.alternatives, from);
    case "Quantifier":
      return appendRepeated(edges, element, from);
    case "Assertion":
      return connect(edges, from, (to) => ({ kind: "free", at: positionOf(element), to }));
    case "Backreference":
      throw new NotBuilt();
    default:
      return element satisfies never;
  }
}

/** Lookarounds have no automaton; neither has `\B`, which engines find inside surrogate pairs. */
function positionOf(assertion: AST.Assertion): Position {
  if (assertion.kind === "start" || assertion.kind === "end") return assertion.kind;
  if (assertion.kind === "word" && !assertion.negate) return "boundary";
  throw new NotBuilt();
}

function appendRepeated(edges: Edge[][], { element, min, max }: AST.Quantifier, from: number): number {
  let at = from;
  for (let count = 0; count < min; count += 1) at = append(edges, element, at);
  if (max === Number.POSITIVE_INFINITY) {
    const loop = join(edges, [at]);
    edges[append(edges, element, loop)]?.push({ kind: "free", to: loop });
    return join(edges, [loop]);
  }
  const ends = [at];
  for (let count = min; count < max; count += 1) {
    at = append(edges, element, join(edges, [at]));
    ends.push(at);
  }
  return join(edges, ends);
}

/** Adds a state after all of these. */
function join(edges: Edge[][], states: readonly number[]): number {
  const to = newState(edges);
  for (const state of states) edges[state]?.push({ kind: "free", to });
  return to;
}

function connect(edges: Edge[][], from: number, edge: (to: number) => Edge): number {
  const to = newState(edges);
  edges[from]?.push(edge(to));
  return to;
}

function newState(edges: Edge[][]): number {
  if (edges.length >= MOST_STATES) throw new NotBuilt();
  return edges.push([]) - 1;
}
