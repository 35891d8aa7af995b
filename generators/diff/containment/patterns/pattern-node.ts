import type { CharacterSet } from "./character-set.ts";

/** A place in a text that takes no character. */
export type Position = "start" | "end" | "boundary";

/** What a regular expression says, as a tree. */
export type PatternNode =
  | { readonly kind: "character"; readonly set: CharacterSet }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly options: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly item: PatternNode; readonly least: number; readonly most: number }
  | { readonly kind: "position"; readonly at: Position }
  | { readonly kind: "ahead"; readonly item: PatternNode; readonly negated: boolean }
  /** What no finite automaton reads: a look behind, a back reference. `\B` too, which engines find inside of surrogate pairs. */
  | { readonly kind: "opaque" };

/** The tree of a text that stands for itself. */
export function literal(text: string): PatternNode {
  const items = Array.from(text, (character): PatternNode => {
    const code = character.codePointAt(0) ?? 0;
    return { kind: "character", set: [[code, code]] };
  });
  return { kind: "sequence", items };
}
