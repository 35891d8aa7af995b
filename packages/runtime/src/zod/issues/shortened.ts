import type { Issue, ParseContext } from "../zod-internals.ts";
import { worded } from "./wording.ts";

const MAX_LENGTH = 300;

/** Shortens a text for a message if it is long. */
export function shortened(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

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

/** Returns values as text, joined by `or`; of a long list, only the first. */
export function oneOfValues(values: readonly unknown[]): string {
  return alternatives(values.map(jsonText), MAX_VALUES);
}

const MAX_VALUES = 20;

/** Joins different alternatives: at most some, no more than fit into a message, and how many are left. */
export function alternatives(texts: readonly string[], most: number, separator = " or "): string {
  const all = [...new Set(texts)].map(shortened);
  const shown = all.filter(
    (_, index) =>
      index < most && (index === 0 || all.slice(0, index + 1).join(separator).length <= MAX_LENGTH),
  );
  const left = all.length - shown.length;
  return [...shown, ...(left > 0 ? [`one of ${left} more`] : [])].join(separator);
}

/** Returns a value as JSON, with bigints, for which `JSON.stringify` throws. */
function jsonText(value: unknown): string {
  if (typeof value === "bigint") return `${value}n`;
  return JSON.stringify(value, (_, member) => (typeof member === "bigint" ? `${member}n` : member));
}
