import { LONGEST_TIMER_MS } from "../limits.ts";
import type { WebhookError } from "../webhook-error.ts";

/** Time that some work may take. */
export interface TimeLimit {
  /** Fires when the time is over, or when `stop` fires. */
  readonly signal: AbortSignal;
  /** Rejects with the signal's reason, before anybody else learns of it. */
  readonly end: Promise<never>;
  /** Begins the time anew: so many milliseconds from now on. */
  restart(ms: number): void;
  /** Ends the waiting: nothing fires any more. */
  clear(): void;
}

/** Ways in which a limit ends. */
interface Ends {
  readonly ms: number;
  /** Makes the error for work that has not ended in time. */
  readonly late: () => WebhookError;
  /** Ends the work before its time. */
  readonly stop?: AbortSignal | undefined;
}

/** Begins a time limit. */
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
