import { matchesPattern } from "../../../core/model/accepts/pattern.ts";
import { rememberedByText } from "../../../core/remembered.ts";
import { findText } from "../patterns/find-strings.ts";
import { patternLanguage } from "../patterns/pattern-language.ts";
import { allOf, not, type TextLanguage } from "../patterns/text-language.ts";

/** True if a property's name fits a pattern of `patternProperties`. */
export function matches(pattern: string, name: string): boolean {
  return matchesPattern(pattern, name) ?? false;
}

/** False if it is proved that no name fits both patterns. */
export function mayShareNames(left: string, right: string): boolean {
  return sharing(left)(right);
}

/** Cached: both directions of a comparison need the same pairs, in requests and in responses. */
const sharing = rememberedByText((left) =>
  rememberedByText((right) => {
    const [one, other] = [patternLanguage(left), patternLanguage(right)];
    return !one || !other || !isWithoutName([one, other]);
  }),
);

/** True if it is proved that every name (that matches the pattern, if given) matches one of the others. */
export function isCovered(pattern: string | undefined, others: Iterable<string>): boolean {
  const inner = pattern === undefined ? allOf([]) : patternLanguage(pattern);
  const known = new Set(others);
  if (pattern !== undefined && known.has(pattern)) return true;
  const near = [...known].filter((other) => pattern === undefined || mayShareNames(pattern, other));
  const left = near.flatMap((other) => patternLanguage(other) ?? []).map(not);
  return inner !== undefined && left.length > 0 && isWithoutName([inner, ...left]);
}

function isWithoutName(languages: readonly TextLanguage[]): boolean {
  return findText(allOf(languages)).kind === "none";
}
