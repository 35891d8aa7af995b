import { rememberedByText } from "../../../core/remembered.ts";
import { type CharacterSet, pleasantCharacters } from "../patterns/character-set.ts";
import type { PatternNode } from "../patterns/pattern-node.ts";
import { readPattern } from "../patterns/read-pattern.ts";

/**
 * Strings in the manner of a regular expression: its choices and repetitions taken one way and another. What is only
 * looked at (ahead, behind, back) is left out, so that a text need not match: callers check.
 */
export const stringsMatching = rememberedByText((pattern: string): readonly string[] => {
  const read = readPattern(pattern);
  if (!read) return [];
  const plans = [0, 1, 2].flatMap((repeat) => [0, 1, 2].map((choice): Plan => ({ repeat, choice })));
  const strings = plans.map((plan) => textOf(read.node, plan));
  return [...new Set(strings)].filter((text) => text.length <= LONGEST);
});

/** How often something optional is repeated, and which option of a choice is taken. */
interface Plan {
  readonly repeat: number;
  readonly choice: number;
}

const LONGEST = 2000;

function textOf(node: PatternNode, plan: Plan): string {
  switch (node.kind) {
    case "character":
      return String.fromCodePoint(characterOf(node.set, plan.choice));
    case "sequence":
      return node.items.map((item) => textOf(item, plan)).join("");
    case "choice": {
      const option = node.options[plan.choice % node.options.length];
      return option ? textOf(option, plan) : "";
    }
    case "repeat": {
      const once = textOf(node.item, plan);
      const enough = LONGEST / Math.max(once.length, 1) + 1;
      return once.repeat(Math.min(node.least + plan.repeat, node.most, enough));
    }
    case "position":
    case "ahead":
    case "opaque":
      return "";
    default:
      return node satisfies never;
  }
}

function characterOf(set: CharacterSet, choice: number): number {
  const characters = pleasantCharacters(set);
  const chosen = [characters[0], characters[1] ?? characters[0], characters.at(-1)];
  return chosen[choice] ?? 0;
}
