import { checkNumber } from "../limits.ts";
import {
  type CheckHead,
  createHeadCheck,
  type RawDelivery,
  type VerifiedDelivery,
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
export interface DeliverySteps<Events> extends DeliveryReader<Events> {
  readonly checkHead: CheckHead;
  read(verified: VerifiedDelivery): Promise<Delivery<Events>>;
}

/** Makes the two steps of reading. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createDeliverySteps<Events>(
  description: EventDescription<Events>,
  options: ReaderOptions<Events>,
): DeliverySteps<Events> {
  const checkHead = createHeadCheck(options);
  const maxDepth = checkNumber("maxDepth", options.maxDepth ?? 64, 1);
  const { validators, invalidEvents } = options;
  const read = (verified: VerifiedDelivery) =>
    readDelivery(verified, { ...description, maxDepth, validators, invalidEvents });
  return {
    checkHead,
    read,
    receive: async ({ body, ...head }) => read(await checkHead(head).open(body)),
  };
}

/** Makes a reader of the events of a service. Throws `WebhookError` with reason `config` for options that cannot be used. */
export function createDeliveryReader<Events>(
  description: EventDescription<Events>,
  options: ReaderOptions<Events>,
): DeliveryReader<Events> {
  const { receive } = createDeliverySteps(description, options);
  return { receive };
}
