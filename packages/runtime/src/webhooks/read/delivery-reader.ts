import { checkNumber } from "../limits.ts";
import {
  createVerifier,
  type RawDelivery,
  type VerifiedDelivery,
  type Verifier,
  type VerifierOptions,
} from "../verify/verifier.ts";
import type { Delivery } from "./delivery.ts";
import { type EventDescription, readDelivery, type ValidationOptions } from "./read-delivery.ts";

/** How deliveries are verified and read. */
export interface ReaderOptions<Events> extends VerifierOptions, ValidationOptions<Events> {
  /** Deepest nesting of lists and objects that is parsed. Default 64. */
  readonly maxDepth?: number | undefined;
}

/** Verifies and reads deliveries. */
export interface DeliveryReader<Events> {
  /** Gives a delivery that may be trusted. Throws `WebhookError`. */
  receive(delivery: RawDelivery): Promise<Delivery<Events>>;
}

/** Verifies a delivery, and reads it afterwards: for receivers, which report an error with what was known by then. */
export interface DeliverySteps<Events> extends Verifier {
  read(verified: VerifiedDelivery): Promise<Delivery<Events>>;
}

/** Makes the two steps of reading. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createDeliverySteps<Events>(
  description: EventDescription<Events>,
  options: ReaderOptions<Events>,
): DeliverySteps<Events> {
  const { verify } = createVerifier(options);
  const maxDepth = checkNumber("maxDepth", options.maxDepth ?? 64, 1);
  const { validators, invalidEvents } = options;
  return {
    verify,
    read: (verified) => readDelivery(verified, { ...description, maxDepth, validators, invalidEvents }),
  };
}

/** Makes a reader of the events of a service. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createDeliveryReader<Events>(
  description: EventDescription<Events>,
  options: ReaderOptions<Events>,
): DeliveryReader<Events> {
  const { verify, read } = createDeliverySteps(description, options);
  return { receive: async (raw) => read(await verify(raw)) };
}
