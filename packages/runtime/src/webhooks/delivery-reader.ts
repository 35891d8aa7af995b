import type { Delivery } from "./delivery.ts";
import { checkNumber } from "./limits.ts";
import { type EventDescription, readDelivery, type ValidationOptions } from "./read-delivery.ts";
import { createVerifier, type RawDelivery, type VerifierOptions } from "./verifier.ts";

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

/** Makes a reader of the events of a service. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createDeliveryReader<Events>(
  description: EventDescription<Events>,
  options: ReaderOptions<Events>,
): DeliveryReader<Events> {
  const verifier = createVerifier(options);
  const maxDepth = checkNumber("maxDepth", options.maxDepth ?? 64, 1);
  const { validators, invalidEvents } = options;
  return {
    receive: async (raw) =>
      readDelivery(await verifier.verify(raw), { ...description, maxDepth, validators, invalidEvents }),
  };
}
