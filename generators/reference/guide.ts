import { isObject } from "../core/json.ts";
import type { ErrorEntryModel } from "../core/model/api-model.ts";

/** A page of a site around the reference. */
export interface Guide {
  readonly title: string;
  /** A URL, or a path relative to the first page of the reference. */
  readonly url: string;
  /**
   * Error codes whose pages link to it: a code (`QUOTES_EXPIRED`), a prefix of codes (`QUOTES_*`), an action of the
   * catalogue (`fix-credentials`), or `unknown-outcome` for codes after which the request may have been carried out.
   */
  readonly errors: readonly string[];
}

/** Returns the guides for an error code, in the order of the option. */
export function guidesFor(entry: ErrorEntryModel, guides: readonly Guide[] = []): readonly Guide[] {
  return guides.filter(({ errors }) => errors.some((pattern) => matchesCode(entry, pattern)));
}

function matchesCode(entry: ErrorEntryModel, pattern: string): boolean {
  if (pattern.endsWith("*")) return entry.code.startsWith(pattern.slice(0, -1));
  if (pattern === "unknown-outcome") return leavesOutcomeOpen(entry);
  return pattern === entry.code || pattern === entry.details.action;
}

/** True if a request that fails with the code, or an earlier one for the same purpose, may have been carried out. */
function leavesOutcomeOpen({ status, details: { moneyMayHaveMoved } }: ErrorEntryModel): boolean {
  return moneyMayHaveMoved === true || status >= 500;
}

/** Returns the error of a value of the option `guides`. */
export function faultOfGuides(value: unknown): string | undefined {
  if (!Array.isArray(value)) return "must be a list";
  const wrong = value.findIndex((guide) => !isGuide(guide));
  return wrong === -1
    ? undefined
    : `must be a list of objects with "title", "url" and a list "errors"; number ${wrong + 1} is not`;
}

function isGuide(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { title, url, errors } = value;
  const isText = (one: unknown) => typeof one === "string" && one !== "";
  return isText(title) && isText(url) && Array.isArray(errors) && errors.every(isText);
}
