import { ConfigurationError } from "../errors/configuration-error.ts";

/** Names that are given, and those that are known, as the keys of objects. */
export interface NamesToCheck {
  readonly given: object | undefined;
  readonly known: object;
}

/**
 * Throws `ConfigurationError` for a name that is not known, and suggests the one that was probably meant: what is misspelled
 * would be ignored otherwise. `what` is what the names are of, for people.
 */
export function checkNames(what: string, { given = {}, known }: NamesToCheck): void {
  const unknown = Object.keys(given).find((name) => !Object.hasOwn(known, name));
  if (unknown === undefined) return;
  const names = Object.keys(known);
  const called = unknown.toLowerCase();
  const [usual] =
    Object.entries(OTHER_NAMES).find(
      ([name, others]) => others.includes(called) && names.includes(name.replace(/\..*/, "")),
    ) ?? [];
  const meant = usual ?? names.find((name) => isNear(name.toLowerCase(), called));
  const help = meant === undefined ? `Use ${names.join(", ")}.` : `Did you mean ${JSON.stringify(meant)}?`;
  throw new ConfigurationError(`Unknown ${what} ${JSON.stringify(unknown)}. ${help}`);
}

const RETRIES = ["maxretries", "maxnetworkretries", "retries", "attempts"];
const KEYS = ["key", "apikey", "token", "bearertoken"];

/** Options, or one inside an option, and what other clients call them, in lower case. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  timeoutMs: ["timeout", "timeoutinseconds"],
  "retry.maxAttempts": RETRIES,
  maxAttempts: RETRIES,
  headers: ["defaultheaders"],
  apiKey: KEYS,
  credentials: KEYS,
  baseUrl: ["host", "url", "endpoint"],
  "fetchOptions.dispatcher": ["dispatcher", "agent", "httpagent", "proxy"],
  userAgent: ["appinfo"],
  dangerouslyAllowBrowser: ["allowbrowser"],
  hooks: ["logger", "loglevel", "debug"],
  signal: ["abortsignal"],
};

/** True for texts that differ by one letter at most, or by two that have changed places. */
function isNear(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [left, right] = [one.slice(same), other.slice(same)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left === right.slice(1) || left.slice(1) === right || left.slice(1) === right.slice(1);
}
