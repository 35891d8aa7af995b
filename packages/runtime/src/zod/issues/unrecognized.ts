import type { Issue, ParseContext } from "../zod-internals.ts";
import { shortened } from "./in-words.ts";
import { worded } from "./wording.ts";

/** Keys that a message names. */
const MAX_KEYS = 20;

/** The issue of members that may not be there: zod's own, with a message that names the first of many. */
export function unrecognized(
  keys: string[],
  input: Readonly<Record<string, unknown>>,
  context?: ParseContext,
): Issue {
  const issue = { code: "unrecognized_keys", keys, input, continue: true } as const;
  if (keys.length <= MAX_KEYS && keys.every((key) => shortened(key) === key)) return issue;
  const named = keys.slice(0, MAX_KEYS).map((key) => shortened(JSON.stringify(key)));
  const left = keys.length - named.length;
  const message = `Unrecognized keys: ${named.join(", ")}${left > 0 ? ` and ${left} more` : ""}`;
  return worded(issue, message, context);
}
