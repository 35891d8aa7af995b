/** How long to wait before the next attempt. */
export interface BackoffOptions {
  /** Upper bound of the first wait, in milliseconds. */
  readonly baseDelayMs: number;
  /** Upper bound of any wait, in milliseconds. */
  readonly maxDelayMs: number;
}

/**
 * Milliseconds to wait after attempt `number`: full jitter below a bound that doubles. A `Retry-After` wins, with a
 * little jitter on top so that callers do not come back all at once. `chance` is at least 0 and less than 1.
 */
export function retryDelay(
  { number, retryAfterMs }: { readonly number: number; readonly retryAfterMs?: number | undefined },
  { baseDelayMs, maxDelayMs, chance }: BackoffOptions & { readonly chance: number },
): number {
  if (retryAfterMs !== undefined) return retryAfterMs + chance * baseDelayMs;
  return chance * Math.min(maxDelayMs, baseDelayMs * 2 ** (number - 1));
}

/** A `Retry-After` header in milliseconds: seconds or an HTTP date. Undefined when there is none or it says nothing. */
export function readRetryAfter(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Math.max(0, Date.parse(header) - now);
  return Number.isNaN(ms) ? undefined : ms;
}
