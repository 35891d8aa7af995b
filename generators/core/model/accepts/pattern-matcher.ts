import type { AST } from "@eslint-community/regexpp";
import { parsePattern } from "./parse-pattern.ts";

/** Positions between the characters of a text. */
type Positions = ReadonlySet<number>;

/** A text to match, and the direction to read it in: backwards in a lookbehind. */
interface Reading {
  readonly characters: readonly string[];
  readonly flags: string;
  readonly isBackwards: boolean;
}

/**
 * Tests a text in polynomial time, where a backtracking engine may take exponential time: finds all end positions of an
 * element at once. Undefined for patterns with state beyond positions: back references, flags in groups.
 */
export function positionMatcher(expression: RegExp): ((text: string) => boolean) | undefined {
  const { flags } = expression;
  const root = parsePattern(expression);
  if (root === undefined || dependsOnMore(root)) return undefined;
  return (text) => {
    const characters = flags.includes("u") ? Array.from(text) : text.split("");
    const starts = new Set([...characters.keys(), characters.length]);
    return endsOfAny(root.alternatives, starts, { characters, flags, isBackwards: false }).size > 0;
  };
}

function dependsOnMore(node: AST.Pattern | AST.Element): boolean {
  if (node.type === "Backreference" || (node.type === "Group" && node.modifiers !== null)) return true;
  if (node.type === "Quantifier") return dependsOnMore(node.element);
  if (!("alternatives" in node)) return false;
  return node.alternatives.some(({ elements }) => elements?.some(dependsOnMore));
}

function endsOfAny(alternatives: readonly AST.Alternative[], starts: Positions, reading: Reading): Positions {
  return new Set(
    alternatives.flatMap(({ elements }) => {
      const inOrder = reading.isBackwards ? [...elements].reverse() : elements;
      return [...inOrder.reduce((reached, element) => endsOf(element, reached, reading), starts)];
    }),
  );
}

function endsOf(element: AST.Element, starts: Positions, reading: Reading): Positions {
  if (starts.size === 0) return starts;
  switch (element.type) {
    case "Group":
    case "CapturingGroup":
      return endsOfAny(element.alternatives, starts, reading);
    case "Quantifier":
      return endsOfRepetition(element, starts, reading);
    case "Assertion":
      return new Set([...starts].filter((position) => holdsAt(element, position, reading)));
    default:
      return behindCharacter(element, starts, reading);
  }
}

/** Ends when another repetition reaches no new position. */
function endsOfRepetition({ element, min, max }: AST.Quantifier, starts: Positions, reading: Reading) {
  let last = starts;
  for (let times = 0; times < min; times += 1) {
    const next = endsOf(element, last, reading);
    if (next.size === last.size && isWithin(next, last)) break;
    last = next;
  }
  const reached = new Set(last);
  for (let times = min; times < max && last.size > 0; times += 1) {
    const next = endsOf(element, last, reading);
    last = new Set([...next].filter((position) => !reached.has(position)));
    for (const position of last) reached.add(position);
  }
  return reached;
}

function isWithin(inner: Positions, outer: Positions): boolean {
  return [...inner].every((position) => outer.has(position));
}

function holdsAt(assertion: AST.Assertion, position: number, reading: Reading): boolean {
  const { characters } = reading;
  switch (assertion.kind) {
    case "start":
      return position === 0;
    case "end":
      return position === characters.length;
    case "word":
      return (isWord(characters[position - 1]) !== isWord(characters[position])) !== assertion.negate;
    default: {
      const isBackwards = assertion.kind === "lookbehind";
      const ends = endsOfAny(assertion.alternatives, new Set([position]), { ...reading, isBackwards });
      return ends.size > 0 !== assertion.negate;
    }
  }
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /^\w$/.test(character);
}

function behindCharacter(element: AST.Element, starts: Positions, reading: Reading): Positions {
  const { characters, isBackwards } = reading;
  const isFitting = characterTest(element, reading);
  const ends = new Set<number>();
  for (const position of starts) {
    const character = characters[isBackwards ? position - 1 : position];
    if (character !== undefined && isFitting(character)) ends.add(isBackwards ? position - 1 : position + 1);
  }
  return ends;
}

function characterTest(element: AST.Element, { flags }: Reading): (character: string) => boolean {
  if (element.type === "Character") {
    const expected = String.fromCodePoint(element.value);
    return (character) => character === expected;
  }
  const one = new RegExp(`^${element.raw}$`, flags);
  return (character) => one.test(character);
}
