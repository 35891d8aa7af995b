import type { CallOptions } from "../contracts/call-options.ts";
import type { ConnectionOptions } from "../contracts/connection-options.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { isCredential } from "../security/is-credential.ts";
import { isPublicHttp, parseBaseUrl } from "./base-url.ts";
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
  const { credentials = {}, allowBrowser, allowHttp } = options;
  checkBaseUrl(options.baseUrl, allowHttp);
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

/** The address as it is used. Throws `ConfigurationError` for one that cannot be. */
export function checkBaseUrl(given: unknown, allowHttp = false): string {
  const baseUrl = parseBaseUrl(given);
  if (baseUrl === undefined)
    throw new ConfigurationError(
      "baseUrl must be an http or https URL without credentials, query or fragment.",
    );
  if (!allowHttp && isPublicHttp(baseUrl))
    throw new ConfigurationError(
      "baseUrl must be https: over http, everybody on the way can read the key. Or set allowHttp.",
    );
  return baseUrl;
}
