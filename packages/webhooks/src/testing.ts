/**
 * For tests: signs deliveries as the service does.
 *
 * @module
 */
import {
  type SignedDelivery,
  type SignOptions as SignOptionsOf,
  signDelivery as sign,
} from "@crossborder/runtime/webhooks/testing";
import type { WebhookEvent } from "@crossborder/types";

export type { SignedDelivery } from "@crossborder/runtime/webhooks/testing";

/** What is signed, and how. `event` is one of the service's events; text and bytes are sent as they are. */
export type SignOptions = SignOptionsOf<WebhookEvent>;

/**
 * Signs a delivery, now unless `timestamp` says otherwise. The result passes as the options of a `Request` or of `fetch`.
 * Throws `WebhookError` with reason `config` for a malformed secret.
 */
export function signDelivery(options: SignOptions): Promise<SignedDelivery> {
  return sign(options);
}
