/**
 * For tests: signs and sends deliveries as the service does, and checks stores.
 *
 * @module
 */
import {
  type DeliverOptions,
  type DeliverResult,
  type SignedDelivery,
  type SignOptions as SignOptionsOf,
  deliver as send,
  signDelivery as sign,
} from "@crossborder/runtime/webhooks/testing";
import type { WebhookEvent } from "@crossborder/types";

export type {
  Corruption,
  DeliverOptions,
  DeliverResult,
  SignedDelivery,
  StoreRule,
  StoreUnderTest,
} from "@crossborder/runtime/webhooks/testing";
export { storeContract } from "@crossborder/runtime/webhooks/testing";

/** Options of a signer. `event` is one of the service's events; text and bytes are sent as they are. */
export type SignOptions = SignOptionsOf<WebhookEvent>;

/**
 * Signs a delivery, now unless `timestamp` says otherwise. The result passes as the options of a `Request` or of `fetch`.
 * Throws `WebhookError` with reason `config` for a malformed secret.
 */
export function signDelivery(options: SignOptions): Promise<SignedDelivery> {
  return sign(options);
}

/**
 * Delivers one of the service's events or several to a URL: repeated (`times`), last first (`reorder`), or with a part made
 * wrong after signing (`corrupt`). Returns the responses in the order of sending; throws what `fetch` throws.
 */
export function deliver(
  url: string,
  event: WebhookEvent | readonly WebhookEvent[],
  options: DeliverOptions,
): Promise<readonly DeliverResult[]> {
  return send<WebhookEvent>(url, event, options);
}
