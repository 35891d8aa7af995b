import { WebhookError } from "./webhook-error.ts";

/** Longest body in bytes unless an option says otherwise: 1 MiB. */
export const DEFAULT_MAX_BODY_BYTES = 1_048_576;

/** Gives a number back when it is at least `least` and finite. Throws `WebhookError` with reason `config`. */
export function checkNumber(name: string, value: number, least: number): number {
  if (Number.isFinite(value) && value >= least) return value;
  throw new WebhookError("config", `${name} must be a number of at least ${least}.`);
}

/** What is thrown for a body that is longer than allowed. */
export function tooLarge(maxBytes: number): WebhookError {
  return new WebhookError("too-large", `The body is longer than ${maxBytes} bytes.`);
}
