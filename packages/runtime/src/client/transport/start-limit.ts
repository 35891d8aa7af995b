import { onAbort } from "../clock/on-abort.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { Limit } from "../contracts/limit.ts";

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
