import type { CharacterSet } from "./character-set.ts";

/** A position in a text that matches no character. */
export type Position = "start" | "end" | "boundary";

/** Tree of a regular expression. */
export type PatternNode =
  | { readonly kind: "character"; readonly set: CharacterSet }
  | { readonly kind: "sequence"; readonly items: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly options: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly item: PatternNode; readonly least: number; readonly most: number }
  | { readonly kind: "position"; readonly at: Position }
  | { readonly kind: "ahead"; readonly item: PatternNode; readonly negated: boolean }
  /** Syntax without an automaton: lookbehinds, back references, and `\B`, which engines find inside surrogate pairs. */
  | { readonly kind: "opaque" };

/** Returns the tree of a literal text. */
export function literal(text: string): PatternNode {
  const items = Array.from(text, (character): PatternNode => {
    const code = character.codePointAt(0) ?? 0;
    return { kind: "character", set: [[code, code]] };
  });
  return { kind: "sequence", items };
}
