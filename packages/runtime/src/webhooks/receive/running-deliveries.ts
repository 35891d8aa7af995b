import { LONGEST_TIMER_MS } from "../limits.ts";
import { WebhookError } from "../webhook-error.ts";
import type { FailedDelivery } from "./log-error.ts";

/** A delivery from its headers to the end of its handler. */
export interface RunningDelivery {
  /** Facts about it so far. */
  about: FailedDelivery;
  /** The work of its handler, which may continue after the response. */
  work?: Promise<unknown>;
  /** Fires when the receiver stops waiting. */
  readonly stop: AbortController;
}

/** The deliveries that a receiver is handling. */
export interface RunningDeliveries {
  /** Throws `WebhookError` with reason `closed` after `close`. */
  throwIfClosed(): void;
  /** Adds a delivery, which is running until it has its response and its handler has ended. */
  add(run: RunningDelivery, response: Promise<unknown>): void;
  /** Waits for running deliveries. At the time limit, stops the remaining ones and returns their facts. */
  close(timeoutMs: number): Promise<readonly FailedDelivery[]>;
}

/** Creates an empty set of running deliveries. */
export function createRunningDeliveries(): RunningDeliveries {
  const running = new Map<RunningDelivery, Promise<unknown>>();
  let isClosed = false;
  return {
    throwIfClosed() {
      if (isClosed) throw closed();
    },
    add(run, response) {
      const forget = () => running.delete(run);
      running.set(run, response.then(() => run.work).then(forget, forget));
    },
    async close(timeoutMs) {
      isClosed = true;
      const runs = [...running.keys()];
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise((resolve) => {
        timer = setTimeout(resolve, Math.min(timeoutMs, LONGEST_TIMER_MS));
      });
      await Promise.race([Promise.all(running.values()), limit]);
      clearTimeout(timer);
      const left = runs.filter((run) => running.has(run));
      for (const { stop } of left) stop.abort(closed());
      return left.map(({ about }) => about);
    },
  };
}

function closed(): WebhookError {
  return new WebhookError("closed", "The receiver was closed before the delivery was handled.");
}
