import { rememberedByText } from "../../../core/remembered.ts";
import { type CharacterSet, pleasantCharacters } from "../patterns/character-set.ts";
import type { PatternNode } from "../patterns/pattern-node.ts";
import { readPattern } from "../patterns/read-pattern.ts";

/**
 * Returns strings that likely match a regular expression, with different choices and repetitions. Lookarounds and back
 * references are ignored, so callers have to check each text.
 */
export const stringsMatching = rememberedByText((pattern: string): readonly string[] => {
  const read = readPattern(pattern);
  if (!read) return [];
  const plans = [0, 1, 2].flatMap((repeat) => [0, 1, 2].map((choice): Plan => ({ repeat, choice })));
  const strings = plans.map((plan) => textOf(read.node, plan));
  return [...new Set(strings)].filter((text) => text.length <= LONGEST);
});

/** Number of repetitions, and index of the option of each choice. */
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
