/** Limits of the waits between attempts. */
export interface BackoffOptions {
  /** Upper bound of the first wait, in milliseconds. */
  readonly baseDelayMs: number;
  /** Upper bound of any wait, in milliseconds. */
  readonly maxDelayMs: number;
}

/**
 * Milliseconds to wait after attempt `number`: full jitter below a bound that doubles, on top of a `Retry-After` so that
 * callers do not come back all at once. `chance` is at least 0 and less than 1.
 */
export function retryDelay(
  { number, retryAfterMs = 0 }: { readonly number: number; readonly retryAfterMs?: number | undefined },
  { baseDelayMs, maxDelayMs, chance }: BackoffOptions & { readonly chance: number },
): number {
  return retryAfterMs + chance * Math.min(maxDelayMs, baseDelayMs * 2 ** (number - 1));
}

/** Seconds, also with a fraction, which some services send although HTTP has none. */
const SECONDS = /^\d+(\.\d+)?$/;

/** A date of HTTP or ISO 8601. `Date.parse` alone makes dates of `-5` and `about 5` as well. */
const DATE = /^([a-z]{3,9},? .+ |\d{4}-\d\d-\d\dT)\d\d:\d\d/i;

/** Dates of HTTP are in GMT, also in the oldest format, which does not say so. */
const ZONE = /([a-z]|[+-]\d\d:?\d\d)$/i;

/**
 * A `Retry-After` header in milliseconds: seconds or a date, 0 for one in the past. Undefined when there is none or it is
 * neither; then the client waits as it would without one.
 */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const text = header.trim();
  if (SECONDS.test(text)) return Math.min(Number(text) * 1000, Number.MAX_SAFE_INTEGER);
  const ms = DATE.test(text) ? Date.parse(ZONE.test(text) ? text : `${text}Z`) : Number.NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms - now);
}
