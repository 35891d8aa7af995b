import type { CallContext } from "./call-context.ts";

/** The time of an attempt, or of what comes before the first. */
export interface Limit {
  readonly signal: AbortSignal;
  /** Rejects when the time is over or the caller gives up: a fetch may not listen to its signal. */
  readonly exceeded: Promise<never>;
  end(): void;
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
  const onAbort = (): void => stop(signal?.reason);
  const cancel = clock.after(timeoutMs, () =>
    stop(new DOMException(`No answer in ${timeoutMs} ms.`, "TimeoutError")),
  );
  signal?.addEventListener("abort", onAbort);
  const end = (): void => {
    cancel();
    signal?.removeEventListener("abort", onAbort);
  };
  return { signal: controller.signal, exceeded, end };
}
