import { checkNames, type OptionNames } from "../check-options.ts";
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
  /** Maximum nesting of arrays and objects. Default 64. */
  readonly maxDepth?: number | undefined;
}

/** Verifies and reads deliveries. */
export interface WebhookVerifier<Events> {
  /** Returns a trusted delivery. Throws `WebhookError`. */
  verify(delivery: RawDelivery): Promise<Delivery<Events>>;
}

/** Verifies and reads deliveries in separate steps, so that receivers report errors with the facts known by then. */
export interface DeliverySteps<Events> extends WebhookVerifier<Events> {
  readonly checkHead: CheckHead;
  read(verified: VerifiedDelivery): Promise<Delivery<Events>>;
}

/** The names of the options of a verifier. */
export const VERIFIER_NAMES: OptionNames<VerifierOptions<unknown>> = {
  secrets: 1,
  headerPrefix: 1,
  toleranceMs: 1,
  maxBodyBytes: 1,
  maxDepth: 1,
  validators: 1,
  invalidEvents: 1,
  now: 1,
};

/** Creates the two steps. Throws `WebhookError` with reason `config` for invalid options. */
export function createDeliverySteps<Events, Options extends VerifierOptions<Events>>(
  description: EventDescription<Events>,
  options: Options,
  known: OptionNames<Options>,
): DeliverySteps<Events> {
  checkNames("option", options, Object.keys(known));
  checkNames("validator", options.validators ?? {}, description.eventNames);
  const checkHead = createHeadCheck(options);
  const maxDepth = checkNumber("maxDepth", options.maxDepth ?? 64, 1);
  const read = (verified: VerifiedDelivery) =>
    readDelivery<Events>(verified, { ...options, ...description, maxDepth });
  return {
    checkHead,
    read,
    verify: async ({ body, ...head }) => read(await checkHead(head).open(body)),
  };
}

/** Creates a verifier for the events of a service. Throws `WebhookError` with reason `config` for invalid options. */
export function createWebhookVerifier<Events>(
  description: EventDescription<Events>,
  options: VerifierOptions<Events>,
): WebhookVerifier<Events> {
  const { verify } = createDeliverySteps(description, options, VERIFIER_NAMES);
  return { verify };
}
