import { onAbort } from "../clock/on-abort.ts";
import type { CallContext } from "../contracts/call-context.ts";

/** The time of an attempt, or of what comes before the first. */
export interface Limit {
  readonly signal: AbortSignal;
  /** Rejects when the time is over or the caller gives up: a fetch may not listen to its signal. */
  readonly exceeded: Promise<never>;
  end(): void;
  /** Ends the time, while the caller can still give up. `end` has to be called all the same. */
  endTime(): void;
}

/** Starts the time; `end` has to be called when it does not matter any more. */
export function startLimit(
  { session: { clock }, signal }: Pick<CallContext, "session" | "signal">,
  timeoutMs: number,
): Limit {
  const controller = new AbortController();
  let stop: (reason: unknown) => void = () => {};
  const exceeded = new Promise<never>((_resolve, reject) => {
    stop = (reason) => {
      controller.abort(reason);
      reject(reason);
    };
  });
  const cancel = clock.after(timeoutMs, () =>
    stop(new DOMException(`No full response in ${timeoutMs} ms.`, "TimeoutError")),
  );
  const forget = onAbort(signal, () => stop(signal?.reason));
  const end = (): void => {
    cancel();
    forget();
  };
  return { signal: controller.signal, exceeded, end, endTime: cancel };
}
