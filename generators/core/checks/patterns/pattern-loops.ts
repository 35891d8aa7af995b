import type { AST } from "@eslint-community/regexpp";
import { parsePattern } from "../../model/accepts/parse-pattern.ts";

/** A repeated group of a pattern; a bounded repetition is written without the bound. */
export interface PatternLoop {
  readonly source: string;
  readonly isBounded: boolean;
}

/**
 * Returns the repeated groups of a pattern: the outermost ones whose continuation can fail; in an assertion, its own
 * continuation. Undefined if the pattern cannot be parsed. Exponential time needs such a group, whatever precedes it;
 * if no continuation can fail, the first attempt succeeds.
 */
export function patternLoops(pattern: RegExp): readonly PatternLoop[] | undefined {
  return parsePattern(pattern)?.alternatives.flatMap((alternative) => loopsIn(alternative, false));
}

function loopsIn({ elements }: AST.Alternative, isFollowed: boolean): readonly PatternLoop[] {
  return elements.flatMap((element, index) =>
    loopsOf(element, isFollowed || elements.slice(index + 1).some(canFail)),
  );
}

function loopsOf(element: AST.Element, isFollowed: boolean): readonly PatternLoop[] {
  if (element.type === "Quantifier") {
    const { element: repeated, min, max } = element;
    const loop = isFollowed && isGroup(repeated);
    if (max === Infinity) return loop ? [{ source: element.raw, isBounded: false }] : [];
    const inner = loopsOf(repeated, isFollowed || min > 1);
    const isVague = loop && max > 1 && isVariable(repeated);
    return isVague ? [...inner, { source: `${repeated.raw}*`, isBounded: true }] : inner;
  }
  if (isGroup(element)) return element.alternatives.flatMap((one) => loopsIn(one, isFollowed));
  return looksAround(element) ? element.alternatives.flatMap((one) => loopsIn(one, false)) : [];
}

/** False if the element matches an empty text anywhere. */
function canFail(element: AST.Element): boolean {
  if (element.type === "Quantifier") return element.min > 0 && canFail(element.element);
  return !isGroup(element) || element.alternatives.every(({ elements }) => elements.some(canFail));
}

/** True if the element matches a text in several ways, or texts of several lengths. */
function isVariable(element: AST.Element): boolean {
  if (element.type === "Quantifier") return element.min < element.max || isVariable(element.element);
  if (!isGroup(element)) return false;
  const { alternatives } = element;
  return alternatives.length > 1 || alternatives.some(({ elements }) => elements.some(isVariable));
}

function looksAround(element: AST.Element): element is AST.LookaroundAssertion {
  return element.type === "Assertion" && (element.kind === "lookahead" || element.kind === "lookbehind");
}

function isGroup(element: AST.Element): element is AST.Group | AST.CapturingGroup {
  return element.type === "Group" || element.type === "CapturingGroup";
}
