import type { AST } from "@eslint-community/regexpp";
import { parsePattern } from "../accepts/parse-pattern.ts";
import { compilePattern } from "../accepts/pattern.ts";

/** An element that matches one of several characters. */
type SetElement = AST.CharacterClass | AST.CharacterSet | AST.ExpressionCharacterClass;

/** Returns characters that an element matches, the first ones to take first. */
export type CharactersOf = (element: SetElement, flags: string) => readonly string[];

/** Number of optional repetitions, and index of the alternative and of the character to take. */
interface Plan {
  readonly repeat: number;
  readonly choice: number;
  readonly charactersOf: (element: SetElement) => readonly string[];
}

/** Maximum length. */
const LONGEST = 5000;

/**
 * Makes texts by a pattern, with at least a number of characters if the pattern can grow. Assertions and back
 * references are ignored, so that a text need not match.
 */
export function stringsOfPattern(
  pattern: string,
  least = 0,
  charactersOf: CharactersOf = readableCharacters,
): string[] {
  const compiled = compilePattern(pattern);
  const root = compiled && parsePattern(compiled);
  if (!root) return [];
  const characters = (element: SetElement) => charactersOf(element, compiled.flags);
  const texts = [0, 1, 2, least].flatMap((repeat) =>
    [0, 1, 2].map((choice) => textOf(root, { repeat, choice, charactersOf: characters })),
  );
  return [...new Set(texts)].filter((text) => text.length <= LONGEST);
}

function textOf(node: AST.Pattern | AST.Element, plan: Plan): string {
  switch (node.type) {
    case "Pattern":
    case "Group":
    case "CapturingGroup":
      return (
        taken(node.alternatives, plan)
          ?.elements.map((element) => textOf(element, plan))
          .join("") ?? ""
      );
    case "Quantifier": {
      const once = textOf(node.element, plan);
      const enough = LONGEST / Math.max(once.length, 1) + 1;
      return once.repeat(Math.min(node.min + plan.repeat, node.max, enough));
    }
    case "Character":
      return String.fromCodePoint(node.value);
    case "CharacterClass":
    case "CharacterSet":
    case "ExpressionCharacterClass":
      return taken(plan.charactersOf(node), plan) ?? "";
    case "Assertion":
    case "Backreference":
      return "";
    default:
      return node satisfies never;
  }
}

function taken<Entry>(entries: readonly Entry[], { choice }: Plan): Entry | undefined {
  return entries[choice % entries.length];
}

/** Readable characters, then the others of the plane of most texts. */
const PLEASANT = "1a-A_0 b2B./:@+z9Z";
const LAST_CHARACTER = 0x2fff;

function readableCharacters({ raw }: SetElement, flags: string): readonly string[] {
  const one = new RegExp(`^${raw}$`, flags);
  const found = [...PLEASANT].filter((character) => one.test(character));
  if (found.length > 0) return found;
  for (let point = 1; point <= LAST_CHARACTER; point += 1)
    if (one.test(String.fromCodePoint(point))) return [String.fromCodePoint(point)];
  return [];
}
