import { type AST, RegExpParser } from "@eslint-community/regexpp";
import { compilePattern } from "../../../core/model/accepts/pattern.ts";
import { rememberedByText } from "../../../core/remembered.ts";
import { type CharacterSet, complement, union } from "./character-set.ts";
import { ANY_BUT_LINE_END, namedSet, propertySet } from "./named-sets.ts";
import type { PatternNode } from "./pattern-node.ts";

/** Tree of a pattern, and how it was read. */
export interface ReadPattern {
  readonly node: PatternNode;
  /** False if the pattern is only valid without the `u` flag: it then matches UTF-16 code units. */
  readonly unicode: boolean;
}

/** Parses a `pattern`; undefined if it is not a regular expression, or has unknown syntax. */
export const readPattern = rememberedByText((pattern: string): ReadPattern | undefined => {
  const unicode = compilePattern(pattern)?.unicode;
  if (unicode === undefined) return undefined;
  try {
    const { alternatives } = parser.parsePattern(pattern, 0, pattern.length, { unicode });
    return { node: choice(alternatives), unicode };
  } catch (error) {
    // Syntax that is newer than the parser, or that no automaton supports.
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
});

const parser = new RegExpParser();

function choice(alternatives: readonly AST.Alternative[]): PatternNode {
  const options = alternatives.map(
    ({ elements }): PatternNode => ({ kind: "sequence", items: elements.map(nodeOf) }),
  );
  const [only] = options;
  return only && options.length === 1 ? only : { kind: "choice", options };
}

function nodeOf(element: AST.Element): PatternNode {
  switch (element.type) {
    case "Character":
    case "CharacterSet":
    case "CharacterClass":
      return { kind: "character", set: setOf(element) };
    case "Quantifier":
      return { kind: "repeat", item: nodeOf(element.element), least: element.min, most: element.max };
    case "Group":
      if (element.modifiers !== null) throw new SyntaxError("Flags of a group are not read.");
      return choice(element.alternatives);
    case "CapturingGroup":
      return choice(element.alternatives);
    case "Assertion":
      return assertion(element);
    case "Backreference":
      return { kind: "opaque" };
    case "ExpressionCharacterClass":
      throw new SyntaxError("Patterns have no flag v.");
    default:
      return element satisfies never;
  }
}

function assertion(element: AST.Assertion): PatternNode {
  switch (element.kind) {
    case "start":
    case "end":
      return { kind: "position", at: element.kind };
    case "word":
      return element.negate ? { kind: "opaque" } : { kind: "position", at: "boundary" };
    case "lookahead":
      return { kind: "ahead", item: choice(element.alternatives), negated: element.negate };
    case "lookbehind":
      return { kind: "opaque" };
    default:
      return element satisfies never;
  }
}

type SetElement = AST.CharacterClass | AST.CharacterClassElement | AST.CharacterSet;

/** Returns the characters of an element. */
function setOf(element: SetElement): CharacterSet {
  switch (element.type) {
    case "Character":
      return [[element.value, element.value]];
    case "CharacterClassRange":
      return [[element.min.value, element.max.value]];
    case "CharacterClass": {
      const members = union(element.elements.map(setOf));
      return element.negate ? complement(members) : members;
    }
    case "CharacterSet":
      return element.kind === "any" ? ANY_BUT_LINE_END : writtenSet(element);
    default:
      throw new SyntaxError("Patterns have no flag v.");
  }
}

/** Returns the set of `\d`, `\p{Lu}` and similar, by their text. */
function writtenSet({ kind, raw }: AST.CharacterSet): CharacterSet {
  return kind === "property" ? propertySet(raw) : (namedSet(raw.slice(1)) ?? []);
}
