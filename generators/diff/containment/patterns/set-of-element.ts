import type { AST } from "@eslint-community/regexpp";
import { type CharacterSet, complement, union } from "./character-set.ts";
import { ANY_BUT_LINE_END, namedSet, propertySet } from "./named-sets.ts";

type SetElement = AST.CharacterClass | AST.CharacterClassElement | AST.CharacterSet;

/** Returns the characters that an element of a pattern matches; none for syntax of the flag `v`, which patterns lack. */
export function setOfElement(element: SetElement | AST.ExpressionCharacterClass): CharacterSet {
  switch (element.type) {
    case "Character":
      return [[element.value, element.value]];
    case "CharacterClassRange":
      return [[element.min.value, element.max.value]];
    case "CharacterClass": {
      const members = union(element.elements.map(setOfElement));
      return element.negate ? complement(members) : members;
    }
    case "CharacterSet":
      return element.kind === "any" ? ANY_BUT_LINE_END : writtenSet(element);
    default:
      return [];
  }
}

/** Returns the set of `\d`, `\p{Lu}` and similar, by their text. */
function writtenSet({ kind, raw }: AST.CharacterSet): CharacterSet {
  return kind === "property" ? propertySet(raw) : (namedSet(raw.slice(1)) ?? []);
}
