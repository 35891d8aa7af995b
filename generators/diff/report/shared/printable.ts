import { type Json, jsonText } from "../../../core/json.ts";
import { type Change, mayBreak, type ReachedLocation } from "../../change.ts";

/** Prints text of a document on one line: its names may contain line ends and terminal codes. */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ");
}

/** A text, cut with an ellipsis where it is longer. */
export function cutText(text: string, maximum: number): string {
  return text.length <= maximum ? text : `${text.slice(0, maximum - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}

/** A JSON value on one line, cut where it is longer. */
export function shortJson(value: Json, maximum: number): string {
  return cutText(printable(jsonText(value)), maximum);
}

/** A place that shows a value for which something breaks. */
export type ExemplifiedLocation = ReachedLocation & { readonly counterexample: { readonly value: Json } };

/** The first place of a change that shows a value for which something breaks. */
export function shownExample({ reached }: Change): ExemplifiedLocation | undefined {
  return reached.find(hasExample);
}

const REMOVALS: readonly string[] = [
  "property-removed",
  "property-became-write-only",
  "pattern-properties-removed",
];

/** Text in place of an example where responses stay valid without what was removed; empty elsewhere. */
export function missingExample(change: Change): string {
  const { rule, direction, verdict } = change;
  const isSilent = REMOVALS.includes(rule) && direction === "response" && mayBreak(verdict);
  return isSilent && shownExample(change) === undefined
    ? "Responses stay valid without it. Readers may miss it."
    : "";
}

function hasExample(location: ReachedLocation): location is ExemplifiedLocation {
  return location.counterexample !== undefined;
}
