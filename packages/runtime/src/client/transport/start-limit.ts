import { onAbort } from "../clock/on-abort.ts";
import type { CallContext } from "../contracts/call-context.ts";

/** The time of an attempt, or of what comes before the first. */
export interface Limit {
  readonly signal: AbortSignal;
  /**
   * What some work gives. Where the time is over first, or the caller gives up, what `stopped` gives, or a rejection: a fetch
   * may not listen to its signal.
   */
  within<Value>(
    work: () => Value | Promise<Value>,
    stopped?: (reason: unknown) => Value | Promise<Value>,
  ): Promise<Value>;
  readonly end: () => void;
  /** Ends the time, while the caller can still give up. `end` has to be called all the same. */
  readonly endTime: () => void;
}

/** Starts the time; `end` has to be called when it does not matter any more. */
export function startLimit(
  { session: { clock }, signal }: Pick<CallContext, "session" | "signal">,
  timeoutMs: number,
): Limit {
  const controller = new AbortController();
  let reject: ((reason: unknown) => void) | undefined;
  const stop = (reason: unknown): void => {
    controller.abort(reason);
    reject?.(reason);
  };
  const cancel = clock.after(timeoutMs, () =>
    stop(new DOMException(`No full response in ${timeoutMs} ms.`, "TimeoutError")),
  );
  const forget = onAbort(signal, () => stop(signal?.reason));
  return {
    signal: controller.signal,
    // One promise; `Promise.race` makes five.
    within: (work, stopped) =>
      new Promise((resolve, refuse) => {
        reject = stopped ? (reason) => resolve(stopped(reason)) : refuse;
        Promise.resolve(work()).then(resolve, refuse);
      }),
    end: () => {
      cancel();
      forget();
    },
    endTime: cancel,
  };
}
