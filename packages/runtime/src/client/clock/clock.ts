import type { Clock } from "../contracts/clock.ts";
import { onAbort } from "./on-abort.ts";

/** The longest wait that timers can hold, 24 days. A longer one would fire at once. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** The real clock. */
export const systemClock: Clock = {
  // Some workers have no other clock.
  now: () => globalThis.performance?.now() ?? Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, MAX_TIMER_MS));
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};

/** Milliseconds since 1970, for dates. */
export function wallTime(clock: Clock): number {
  return clock.wallTime?.() ?? Date.now();
}

/** Resolves after `ms` milliseconds, or as soon as the signal aborts. */
export function sleep(clock: Clock, ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const done = (): void => {
      cancel();
      forget();
      resolve();
    };
    const cancel = clock.after(ms, done);
    const forget = onAbort(signal, done);
  });
}
