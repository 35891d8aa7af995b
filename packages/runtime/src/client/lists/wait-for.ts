import { sleep, systemClock } from "../clock/clock.ts";
import { checkValue, checkValues } from "../options/check-values.ts";
import { atLeast, FUNCTION, RECORD, type RulesOf, withMethods } from "../options/rules.ts";

/** Options of a wait. */
export interface WaitOptions<Value> {
  /** True for the value to wait for. The first such value is returned. */
  readonly until: (value: Value) => boolean;
  /** Milliseconds after which the wait ends with a `TimeoutError`. */
  readonly timeoutMs: number;
  /** Milliseconds between two reads. Default 2000. */
  readonly intervalMs?: number;
  /** Ends the wait, with its reason. */
  readonly signal?: AbortSignal;
}

/** Limits of one read: pass them on as the options of a call, so that it ends with the wait. */
export interface ReadOptions {
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

const RULES: RulesOf<WaitOptions<never>> = {
  until: FUNCTION,
  timeoutMs: atLeast(1),
  intervalMs: atLeast(1),
  signal: withMethods("an AbortSignal", "addEventListener", "throwIfAborted"),
};

/**
 * Reads a value again and again until it is as you want it: `waitFor((options) => client.x.get({ id }, options), { until,
 * timeoutMs })`. Rejects with what a read rejects with, with a `DOMException` called `TimeoutError`, or with the reason of
 * the signal.
 */
export async function waitFor<Value>(
  read: (options: ReadOptions) => PromiseLike<Value>,
  options: WaitOptions<Value>,
): Promise<Value> {
  checkValue("The options for waitFor", options, RECORD);
  checkValues(Object.assign({ until: null, timeoutMs: null }, options), RULES); // these two are required
  const { until, timeoutMs, intervalMs = 2000, signal } = options;
  const deadline = systemClock.now() + timeoutMs;
  for (;;) {
    signal?.throwIfAborted();
    const left = Math.max(1, deadline - systemClock.now());
    const value = await read({ timeoutMs: left, ...(signal && { signal }) });
    if (until(value)) return value;
    if (systemClock.now() + intervalMs >= deadline)
      throw new DOMException(`The value was not reached in ${timeoutMs} ms.`, "TimeoutError");
    await sleep(systemClock, intervalMs, signal);
  }
}
