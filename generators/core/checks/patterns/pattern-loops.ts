import { type AST, RegExpParser } from "@eslint-community/regexpp";

const parser = new RegExpParser();

/**
 * The groups that a pattern repeats without a bound, as they are written: the outermost ones, where what stands behind them can
 * fail; in an assertion, what stands behind them in it. None for what cannot be read. What takes exponential time is one of them, whatever
 * stands before it; where nothing behind it can fail, the first attempt succeeds.
 */
export function patternLoops({ source, flags }: RegExp): readonly string[] {
  try {
    const pattern = parser.parsePattern(source, 0, source.length, { unicode: flags.includes("u") });
    return pattern.alternatives.flatMap((alternative) => loopsIn(alternative, false));
  } catch {
    return [];
  }
}

function loopsIn({ elements }: AST.Alternative, isFollowed: boolean): readonly string[] {
  return elements.flatMap((element, index) =>
    loopsOf(element, isFollowed || elements.slice(index + 1).some(canFail)),
  );
}

function loopsOf(element: AST.Element, isFollowed: boolean): readonly string[] {
  if (element.type === "Quantifier") {
    if (element.max !== Infinity) return loopsOf(element.element, isFollowed || element.min > 1);
    return isFollowed && isGroup(element.element) ? [element.raw] : [];
  }
  if (isGroup(element)) return element.alternatives.flatMap((one) => loopsIn(one, isFollowed));
  return looksAround(element) ? element.alternatives.flatMap((one) => loopsIn(one, false)) : [];
}

/** False for what matches an empty text anywhere. */
function canFail(element: AST.Element): boolean {
  if (element.type === "Quantifier") return element.min > 0 && canFail(element.element);
  return !isGroup(element) || element.alternatives.every(({ elements }) => elements.some(canFail));
}

function looksAround(element: AST.Element): element is AST.LookaroundAssertion {
  return element.type === "Assertion" && (element.kind === "lookahead" || element.kind === "lookbehind");
}

function isGroup(element: AST.Element): element is AST.Group | AST.CapturingGroup {
  return element.type === "Group" || element.type === "CapturingGroup";
}
