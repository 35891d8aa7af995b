import { LONGEST_TIMER_MS } from "../limits.ts";

/** A time limit for some work. */
export interface TimeLimit {
  /** Fires when the time is over, or when `stop` fires. */
  readonly signal: AbortSignal;
  /** Rejects with the signal's reason, before other listeners of the signal run. */
  readonly end: Promise<never>;
  /** Restarts the time limit: `ms` milliseconds from now. */
  restart(ms: number): void;
  /** Cancels the time limit. */
  clear(): void;
}

/** Conditions that end a time limit. */
interface Ends {
  readonly ms: number;
  /** Creates the error for work that did not finish in time. */
  readonly late: () => Error;
  /** Ends the time limit early. */
  readonly stop?: AbortSignal | undefined;
}

/** Starts a time limit. */
export function createTimeLimit({ ms, late, stop }: Ends): TimeLimit {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason)); // the first listener is called first
  });
  const abort = () => controller.abort(stop?.reason);
  if (stop?.aborted) abort();
  stop?.addEventListener("abort", abort);
  const restart = (left: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(late()), Math.min(left, LONGEST_TIMER_MS));
  };
  restart(ms);
  return {
    signal,
    end,
    restart,
    clear() {
      clearTimeout(timer);
      stop?.removeEventListener("abort", abort);
    },
  };
}
