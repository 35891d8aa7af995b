import type { CallOptions } from "../call-options.ts";
import type { ConnectionOptions } from "../connection-options.ts";
import { defaultEnvelopeFields } from "../reply/error-envelope.ts";
import { checkNames } from "./check-names.ts";
import { checkRetry } from "./check-retry.ts";

// Apart from what every connection checks: words cost bytes, and bundles of single operations leave them to the compiler.

/** The names of options; the compiler keeps the list complete. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

const CALL_OPTIONS: OptionNames<CallOptions> = {
  signal: true,
  timeoutMs: true,
  retry: true,
  headers: true,
  idempotencyKey: true,
  validate: true,
};

/** Throws `ConfigurationError` for a name that no option of a client has, and for retries that cannot work. */
export function checkClientOptions<Options extends Partial<Pick<ConnectionOptions, "retry" | "envelope">>>(
  options: Options,
  known: OptionNames<Options>,
): void {
  checkNames("option", { given: options, known });
  checkNames("option of envelope", { given: options.envelope, known: defaultEnvelopeFields });
  checkRetry(options.retry);
}

/**
 * Throws `ConfigurationError` for a name that no option of a call has, and for retries that cannot work. `further` are the
 * options that a client adds to those of every call.
 */
export function checkCallOptions<Options extends CallOptions>(
  options: Options,
  further: OptionNames<Omit<Options, keyof CallOptions>>,
): void {
  checkNames("option of a call", { given: options, known: { ...CALL_OPTIONS, ...further } });
  checkRetry(options.retry);
}
