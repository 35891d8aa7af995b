import type { WebhookErrorReason } from "../webhook-error.ts";
import type { FailedDelivery } from "./log-error.ts";

/** Outcome of a delivery after its response. */
export interface DeliveryOutcome extends FailedDelivery {
  /**
   * `accepted`: its handler finished. `duplicate`: the message was handled before. `changed`: it was handled before,
   * with another body. `ignored`: the event has no handler. `busy`: another worker is handling the message. `closed`:
   * the receiver is closed. `rejected`: not verified or not readable. `failed`: its handler failed or was late.
   */
  readonly outcome:
    | "accepted"
    | "duplicate"
    | "changed"
    | "ignored"
    | "busy"
    | "closed"
    | "rejected"
    | "failed";
  /** The reason of the `WebhookError` that ended it, if one did. */
  readonly reason: WebhookErrorReason | undefined;
  /** The status of the response. */
  readonly status: number;
  /** Time from the request's headers to the response, in milliseconds, by a monotonic clock. */
  readonly durationMs: number;
}

/** Outcome of a delivery. */
export type Outcome = DeliveryOutcome["outcome"];
