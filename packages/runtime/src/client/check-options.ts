import type { CallOptions } from "./call-options.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { ConfigurationError } from "./errors/configuration-error.ts";
import { plainCredentials, secretsOf } from "./security.ts";

/** Throws `ConfigurationError` for options that cannot work, before anything is sent. */
export function checkOptions(options: Omit<ConnectionOptions, "fill">): void {
  checkBaseUrl(options.baseUrl);
  checkLimits(options);
  const secrets = secretsOf(options.credentials ?? {});
  // Fetch would refuse such a header as well, with the key in its message.
  if (plainCredentials(options.credentials ?? {}).some((text) => !/^[\x20-\x7e]+$/.test(text))) {
    throw new ConfigurationError("A credential is empty or holds characters that a header cannot carry.");
  }
  if (secrets.length > 0 && !options.allowBrowser && isBrowser()) {
    throw new ConfigurationError("A key must not be used in a browser, where everybody can read it.");
  }
}

/** Throws `ConfigurationError` for limits under which nothing could be sent. */
export function checkLimits({ timeoutMs, retry }: Pick<CallOptions, "timeoutMs" | "retry">): void {
  checkPositive("timeoutMs", timeoutMs);
  checkPositive("retry.maxAttempts", retry?.maxAttempts);
  checkPositive("retry.attemptTimeoutMs", retry?.attemptTimeoutMs);
}

function checkBaseUrl(baseUrl: string): void {
  const url = parseUrl(baseUrl);
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new ConfigurationError("baseUrl must be an absolute http or https URL.");
  }
  if (url.username !== "" || url.password !== "")
    throw new ConfigurationError("baseUrl must not hold credentials.");
  if (url.search !== "" || url.hash !== "")
    throw new ConfigurationError("baseUrl must not hold a query or fragment.");
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

function checkPositive(name: string, value: number | undefined): void {
  if (value !== undefined && !(value > 0)) throw new ConfigurationError(`${name} must be greater than 0.`);
}

function isBrowser(): boolean {
  const { window } = globalThis as { readonly window?: { readonly document?: unknown } }; // absent outside of browsers
  return window?.document !== undefined;
}
