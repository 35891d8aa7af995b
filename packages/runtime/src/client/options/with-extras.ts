import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { SessionExtras } from "../contracts/session.ts";

/** Adds parts to the options of a client core. */
export function withExtras<Options extends RequestOptions>(
  options: ClientCoreOptions<Options>,
  extras: Partial<SessionExtras>,
): ClientCoreOptions<Options> {
  return { ...options, extras: { ...options.extras, ...extras } };
}
