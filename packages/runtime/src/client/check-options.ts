import type { CallOptions } from "./call-options.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { ConfigurationError } from "./errors/configuration-error.ts";

/** Throws `ConfigurationError` for options that cannot work, before anything is sent. */
export function checkOptions({
  baseUrl,
  credentials = {},
  allowBrowser,
  ...limits
}: ConnectionOptions<never>): void {
  if (!isUsableUrl(baseUrl))
    throw new ConfigurationError(
      "baseUrl must be an http or https URL without credentials, query and fragment.",
    );
  checkLimits(limits);
  const given = Object.values(credentials).filter((credential) => credential !== undefined);
  // Fetch would refuse such a header as well, with the key in its message.
  if (given.some((credential) => typeof credential === "string" && !/^[\x20-\x7e]+$/.test(credential)))
    throw new ConfigurationError("A credential is empty or cannot be sent.");
  if (given.length > 0 && !allowBrowser && isBrowser())
    throw new ConfigurationError("A key must not be used in a browser.");
}

/** Throws `ConfigurationError` for limits out of their range: without time or a whole attempt nothing could be sent. */
export function checkLimits({ timeoutMs, retry }: Pick<CallOptions, "timeoutMs" | "retry">): void {
  for (const [name, value = 1] of Object.entries({ timeoutMs, ...retry })) {
    const least = /timeout|attempt/i.test(name) ? 1 : 0;
    if (!(Number(value) >= least)) throw new ConfigurationError(`${name} must be at least ${least}.`);
  }
}

function isUsableUrl(text: string): boolean {
  try {
    const { protocol, username, password, search, hash } = new URL(text);
    return /^https?:$/.test(protocol) && username + password + search + hash === "";
  } catch {
    return false;
  }
}

function isBrowser(): boolean {
  const { window } = globalThis as { readonly window?: { readonly document?: unknown } }; // absent outside of browsers
  return window?.document !== undefined;
}
