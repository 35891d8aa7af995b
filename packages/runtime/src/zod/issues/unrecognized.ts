import type { Issue, ParseContext } from "../zod-internals.ts";
import { shortened } from "./shortened.ts";
import { worded } from "./wording.ts";

/** Maximum number of keys in a message. */
const MAX_KEYS = 20;

/** Returns zod's issue of unknown members; if there are many, the message names the first. */
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
