import { LONGEST_TIMER_MS } from "../limits.ts";
import { WebhookError } from "../webhook-error.ts";
import type { FailedDelivery } from "./log-error.ts";

/** A delivery from its headers to the end of its handler. */
export interface RunningDelivery {
  /** What is known of it by now. */
  about: FailedDelivery;
  /** The work of its handler, which may go on after the response. */
  work?: Promise<unknown>;
  /** Fires when the receiver waits no longer. */
  readonly stop: AbortController;
}

/** The deliveries that a receiver is working on. */
export interface RunningDeliveries {
  /** Adds one. Throws `WebhookError` with reason `closed` after `close`. */
  begin(run: RunningDelivery): void;
  /** Removes one when its handler has ended. */
  end(run: RunningDelivery): void;
  /** Lets no more begin, and waits for those that have. At the limit, stops those that are left and gives what is known of them. */
  close(timeoutMs: number): Promise<readonly FailedDelivery[]>;
}

/** Makes an empty set. */
export function createRunningDeliveries(): RunningDeliveries {
  const running = new Set<RunningDelivery>();
  let isClosed = false;
  let onIdle = (): void => undefined;
  const idle = new Promise<void>((resolve) => {
    onIdle = resolve;
  });
  const settle = () => {
    if (isClosed && running.size === 0) onIdle();
  };
  return {
    begin(run) {
      if (isClosed) throw closed("The receiver was closed before this delivery arrived.");
      running.add(run);
    },
    end(run) {
      void Promise.allSettled([run.work]).then(() => {
        running.delete(run);
        settle();
      });
    },
    async close(timeoutMs) {
      isClosed = true;
      settle();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const limit = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, Math.min(timeoutMs, LONGEST_TIMER_MS));
      });
      await Promise.race([idle, limit]);
      clearTimeout(timer);
      const left = [...running];
      for (const { stop } of left)
        stop.abort(closed("The receiver was closed before the delivery was handled."));
      return left.map(({ about }) => about);
    },
  };
}

function closed(message: string): WebhookError {
  return new WebhookError("closed", message);
}
