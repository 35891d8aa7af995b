import { checkNumber } from "../limits.ts";
import {
  type CheckHead,
  createHeadCheck,
  type RawDelivery,
  type SignatureOptions,
  type VerifiedDelivery,
} from "../verify/verifier.ts";
import type { Delivery } from "./delivery.ts";
import { type EventDescription, readDelivery, type ValidationOptions } from "./read-delivery.ts";

/** Options of a verifier. */
export interface VerifierOptions<Events> extends SignatureOptions, ValidationOptions<Events> {
  /** Deepest nesting of lists and objects that is parsed. Default 64. */
  readonly maxDepth?: number | undefined;
}

/** Verifies and reads deliveries. */
export interface WebhookVerifier<Events> {
  /** Gives a delivery that may be trusted. Throws `WebhookError`. */
  verify(delivery: RawDelivery): Promise<Delivery<Events>>;
}

/** Verifies a delivery, and reads it afterwards: for receivers, which report an error with what was known by then. */
export interface DeliverySteps<Events> extends WebhookVerifier<Events> {
  readonly checkHead: CheckHead;
  read(verified: VerifiedDelivery): Promise<Delivery<Events>>;
}

/** Makes the two steps of reading. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createDeliverySteps<Events>(
  description: EventDescription<Events>,
  options: VerifierOptions<Events>,
): DeliverySteps<Events> {
  const checkHead = createHeadCheck(options);
  const maxDepth = checkNumber("maxDepth", options.maxDepth ?? 64, 1);
  const { validators, invalidEvents } = options;
  const read = (verified: VerifiedDelivery) =>
    readDelivery(verified, { ...description, maxDepth, validators, invalidEvents });
  return {
    checkHead,
    read,
    verify: async ({ body, ...head }) => read(await checkHead(head).open(body)),
  };
}

/** Makes a reader of the events of a service. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createWebhookVerifier<Events>(
  description: EventDescription<Events>,
  options: VerifierOptions<Events>,
): WebhookVerifier<Events> {
  const { verify } = createDeliverySteps(description, options);
  return { verify };
}
