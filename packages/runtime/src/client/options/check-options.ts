import type { CallOptions } from "../contracts/call-options.ts";
import type { ConnectionOptions } from "../contracts/connection-options.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { isCredential } from "../security/is-credential.ts";
import { checkValue, checkValues } from "./check-values.ts";
import { isExposed } from "./is-exposed.ts";
import { callRules, connectionRules } from "./option-rules.ts";
import { RECORD, type Rule } from "./rules.ts";

const CREDENTIAL: Rule = [
  (value) => typeof value === "function" || isCredential(value),
  "a non-empty key that can be sent in a header, a user name with a password, or a function that returns one",
];

/** Throws `ConfigurationError` for options that cannot work, before anything is sent. */
export function checkOptions(options: ConnectionOptions<never>): void {
  checkValue("The client options", options, RECORD);
  const { baseUrl, credentials = {}, allowBrowser } = options;
  if (!isUsableUrl(baseUrl))
    throw new ConfigurationError(
      "baseUrl must be an http or https URL without credentials, query or fragment.",
    );
  checkValues(options, connectionRules);
  checkValue("credentials", credentials, RECORD);
  const given = Object.entries(credentials).filter(([, credential]) => credential !== undefined);
  for (const [name, credential] of given) checkValue(`credentials.${name}`, credential, CREDENTIAL);
  if (given.length > 0 && !allowBrowser && isExposed())
    throw new ConfigurationError(
      "Do not use a key in a browser, a worker or React Native, where users can read it. Or set allowBrowser.",
    );
}

/** Throws `ConfigurationError` for options of a call that cannot work. */
export function checkCallValues(options: CallOptions): void {
  checkValues(options, callRules);
}

function isUsableUrl(text: unknown): boolean {
  try {
    if (typeof text !== "string") return false;
    const { protocol, username, password, search, hash } = new URL(text);
    return /^https?:$/.test(protocol) && username + password + search + hash === "";
  } catch {
    return false;
  }
}
