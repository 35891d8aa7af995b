import type { CharacterSet } from "./character-set.ts";
import type { PatternNode, Position } from "./pattern-node.ts";

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

/** Builds the automaton that matches exactly the tree; undefined if there is none, or it is too large. */
export function buildAutomaton(node: PatternNode): Automaton | undefined {
  const edges: Edge[][] = [[]];
  try {
    const final = append(edges, { node, from: 0 });
    return { edges, final };
  } catch (error) {
    if (error instanceof NotBuilt) return undefined;
    throw error;
  }
}

interface Part {
  readonly node: PatternNode;
  readonly from: number;
}

/** Adds the states of a part after a state, and returns the final one. */
function append(edges: Edge[][], { node, from }: Part): number {
  switch (node.kind) {
    case "character":
      return connect(edges, from, (to) => ({ kind: "character", set: node.set, to }));
    case "position":
      return connect(edges, from, (to) => ({ kind: "free", at: node.at, to }));
    case "sequence":
      return node.items.reduce((at, item) => append(edges, { node: item, from: at }), from);
    case "choice":
      return join(
        edges,
        node.options.map((option) => append(edges, { node: option, from })),
      );
    case "repeat":
      return appendRepeated(edges, { node, from });
    case "ahead":
    case "opaque":
      throw new NotBuilt();
    default:
      return node satisfies never;
  }
}

function appendRepeated(
  edges: Edge[][],
  { node, from }: Part & { readonly node: PatternNode & { readonly kind: "repeat" } },
): number {
  const { item, least, most } = node;
  let at = from;
  for (let count = 0; count < least; count += 1) at = append(edges, { node: item, from: at });
  if (most === Number.POSITIVE_INFINITY) {
    const loop = join(edges, [at]);
    edges[append(edges, { node: item, from: loop })]?.push({ kind: "free", to: loop });
    return join(edges, [loop]);
  }
  const ends = [at];
  for (let count = least; count < most; count += 1) {
    at = append(edges, { node: item, from: join(edges, [at]) });
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
