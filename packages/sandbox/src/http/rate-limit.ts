import type { InstanceRow } from "../state/tables.ts";
import { rejection } from "./rejection.ts";

/** Counts requests per instance in windows of the sandbox's clock. No limit is stated, so an instance has none unless it is given one. */
export class RateLimiter {
  readonly #windows = new Map<string, { start: number; requests: number }>();

  /** Throws `AUTH_RATE_LIMITED` with `Retry-After` for a request too many. */
  count({ id, rateLimit: limit }: InstanceRow, now: number): void {
    if (!limit) return;
    const lengthMs = limit.seconds * 1000;
    const last = this.#windows.get(id);
    const window = last && now < last.start + lengthMs ? last : { start: now, requests: 0 };
    this.#windows.set(id, window);
    window.requests += 1;
    if (window.requests > limit.requests) throw rateLimited((window.start + lengthMs - now) / 1000);
  }

  clear(): void {
    this.#windows.clear();
  }
}

/** `AUTH_RATE_LIMITED`, with the seconds to wait. */
export function rateLimited(seconds: number): Error {
  return rejection("AUTH_RATE_LIMITED", {
    headers: { "retry-after": String(Math.max(1, Math.ceil(seconds))) },
  });
}
