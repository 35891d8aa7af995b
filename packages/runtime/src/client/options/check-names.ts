import { findEntry } from "../../errors/lookup.ts";
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
  const usual = findEntry(OTHER_NAMES, unknown.toLowerCase())?.find((name) =>
    names.includes(name.replace(/\..*/, "")),
  );
  const meant = usual ?? names.find((name) => isNear(name.toLowerCase(), unknown.toLowerCase()));
  const help = meant === undefined ? `Use ${names.join(", ")}.` : `Did you mean ${JSON.stringify(meant)}?`;
  throw new ConfigurationError(`Unknown ${what} ${JSON.stringify(unknown)}. ${help}`);
}

/** What other clients call an option, in lower case, and where it is here: an option, or one inside it. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  timeout: ["timeoutMs"],
  timeoutinseconds: ["timeoutMs"],
  maxretries: ["retry.maxAttempts", "maxAttempts"],
  maxnetworkretries: ["retry.maxAttempts", "maxAttempts"],
  retries: ["retry.maxAttempts", "maxAttempts"],
  attempts: ["retry.maxAttempts", "maxAttempts"],
  defaultheaders: ["headers"],
  key: ["apiKey", "credentials"],
  apikey: ["apiKey", "credentials"],
  token: ["apiKey", "credentials"],
  bearertoken: ["apiKey", "credentials"],
  host: ["baseUrl"],
  url: ["baseUrl"],
  endpoint: ["baseUrl"],
  dispatcher: ["fetchOptions.dispatcher"],
  agent: ["fetchOptions.dispatcher"],
  httpagent: ["fetchOptions.dispatcher"],
  proxy: ["fetchOptions.dispatcher"],
  appinfo: ["userAgent"],
  dangerouslyallowbrowser: ["allowBrowser"],
  logger: ["hooks"],
  loglevel: ["hooks"],
  debug: ["hooks"],
  abortsignal: ["signal"],
};

/** True for texts that differ by one letter at most, or by two that have changed places. */
function isNear(one: string, other: string): boolean {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  const [left, right] = [one.slice(same), other.slice(same)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || left === right.slice(1) || left.slice(1) === right || left.slice(1) === right.slice(1);
}
