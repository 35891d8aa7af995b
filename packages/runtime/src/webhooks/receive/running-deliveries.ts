import type { Claim } from "../deduplicate/deduplicate.ts";
import { WebhookError } from "../webhook-error.ts";
import type { FailedDelivery } from "./log-error.ts";
import { createTimeLimit } from "./time-limit.ts";

/** A delivery from its headers to the end of its handler. */
export interface RunningDelivery {
  /** Facts about it so far. */
  about: FailedDelivery;
  /** The part that is running: finding secrets, reading the body, validating the event, or its handler. */
  part: "secrets" | "body" | "validator" | "handler";
  /** The claim of its message. */
  claim?: Claim | undefined;
  /** The work of its handler, which may continue after the response. */
  work?: Promise<unknown>;
  /** Fires when the receiver stops waiting. */
  readonly stop: AbortController;
}

/** The deliveries that a receiver is handling. */
export class RunningDeliveries {
  readonly #running = new Map<RunningDelivery, Promise<unknown>>();
  #isClosed = false;

  /** Throws `WebhookError` with reason `closed` after `close`. */
  throwIfClosed(): void {
    if (this.#isClosed) throw closed();
  }

  /** Adds a delivery, which is running until it has its response and its handler has ended. */
  add(run: RunningDelivery, response: Promise<unknown>): void {
    const forget = () => this.#running.delete(run);
    this.#running.set(run, response.then(() => run.work).then(forget, forget));
  }

  /** Waits for running deliveries. At the time limit, stops the remaining ones and returns their facts. */
  async close(timeoutMs: number): Promise<readonly FailedDelivery[]> {
    this.#isClosed = true;
    const runs = [...this.#running.keys()];
    const { end, clear } = createTimeLimit({ ms: timeoutMs, late: closed });
    await Promise.race([Promise.all(this.#running.values()), end]).catch(() => undefined);
    clear();
    const left = runs.filter((run) => this.#running.has(run));
    for (const { stop } of left) stop.abort(closed());
    return left.map(({ about }) => about);
  }
}

function closed(): WebhookError {
  return new WebhookError("closed", "The receiver was closed before the delivery was handled.");
}
