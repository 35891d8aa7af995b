import { WebhookError } from "./webhook-error.ts";

/**
 * Default of the longest body in bytes: 5 MiB. Senders that stop at 1 MiB often count characters, which take up to four
 * bytes each in UTF-8; the rest is for the envelope.
 */
export const DEFAULT_MAX_BODY_BYTES = 5_242_880;

/**
 * Longest message ID. A store's key consists of consumer, tenant and ID, at most 914 bytes, which must fit in the index
 * of every store: Postgres allows about 2700.
 */
export const MAX_ID_LENGTH = 512;

/** Longest delay of a timer; longer ones fire immediately. */
export const LONGEST_TIMER_MS = 2_147_483_647;

/** Returns a number if it is finite and at least `least`. Throws `WebhookError` with reason `config`. */
export function checkNumber(name: string, value: number, least: number): number {
  if (Number.isFinite(value) && value >= least) return value;
  throw new WebhookError("config", `${name} must be a number of at least ${least}.`);
}

/**
 * Returns a name if it can be part of a store's key: 1 to 200 characters of printable ASCII without spaces. Throws
 * `WebhookError` with reason `config`.
 */
export function checkLabel(option: string, value: unknown): string {
  if (typeof value === "string" && /^[\x21-\x7e]{1,200}$/.test(value)) return value;
  throw new WebhookError(
    "config",
    `${option} must be a string of 1 to 200 printable ASCII characters without spaces.`,
  );
}

/** Returns the error for a body that is too long. */
export function tooLarge(maxBytes: number): WebhookError {
  return new WebhookError(
    "too-large",
    `The body is longer than ${maxBytes} bytes. Raise maxBodyBytes if the service sends such bodies.`,
  );
}
