import { type AST, parseRegExpLiteral } from "@eslint-community/regexpp";
import { compilePattern } from "../accepts/pattern.ts";

/** Number of optional repetitions, and index of the alternative to take. */
interface Plan {
  readonly repeat: number;
  readonly choice: number;
  readonly flags: string;
}

/** Maximum length. */
const LONGEST = 5000;

/**
 * Makes texts by a pattern, with at least a number of characters if the pattern can grow. Assertions and back
 * references are ignored, so that a text need not match.
 */
export function stringsOfPattern(pattern: string, least: number): string[] {
  const compiled = compilePattern(pattern);
  if (compiled === undefined) return [];
  const { pattern: root, flags } = parseRegExpLiteral(compiled);
  const repeats = [0, 1, 2, least].flatMap((repeat) => [0, 1, 2].map((choice) => ({ repeat, choice })));
  const texts = repeats.map((plan) => textOf(root, { ...plan, flags: flags.raw }));
  return [...new Set(texts)].filter((text) => text.length <= LONGEST);
}

function textOf(node: AST.Pattern | AST.Element, plan: Plan): string {
  switch (node.type) {
    case "Pattern":
    case "Group":
    case "CapturingGroup": {
      const chosen = node.alternatives[plan.choice % node.alternatives.length];
      return chosen?.elements.map((element) => textOf(element, plan)).join("") ?? "";
    }
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
      return characterOf(node.raw, plan);
    case "Assertion":
    case "Backreference":
      return "";
    default:
      return node satisfies never;
  }
}

/** Readable characters, then the others of the plane of most texts. */
const PLEASANT = "1a-A_0 b2B./:@+z9Z";
const LAST_CHARACTER = 0x2fff;

function characterOf(set: string, { choice, flags }: Plan): string {
  const one = new RegExp(`^${set}$`, flags);
  const found = [...PLEASANT].filter((character) => one.test(character));
  if (found.length > 0) return found[choice % found.length] ?? "";
  for (let point = 1; point <= LAST_CHARACTER; point += 1)
    if (one.test(String.fromCodePoint(point))) return String.fromCodePoint(point);
  return "";
}
