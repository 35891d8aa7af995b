import type { Delivery } from "./delivery.ts";
import { type Payload, type PayloadLimits, readPayload } from "./read-payload.ts";
import type { VerifiedDelivery } from "./verifier.ts";
import { WebhookError } from "./webhook-error.ts";

/** What is known of the events of a service. */
export interface EventDescription<Events> {
  /** The names of the events that the description has. */
  readonly eventNames: readonly (keyof Events & string)[];
  /** The property of a payload that names its event. */
  readonly nameProperty: string;
}

/** Makes the envelope of a verified delivery. Throws `WebhookError` with reason `payload`. */
export function readDelivery<Events>(
  { id, timestamp, body }: VerifiedDelivery,
  { eventNames, nameProperty, maxDepth }: EventDescription<Events> & PayloadLimits,
): Delivery<Events> {
  const event = readPayload(body, { maxDepth });
  const name = nameOf(event, nameProperty);
  const kind = eventNames.find((known) => known === name) ?? "unknown";
  // The name says which event it is; its fields are the word of the service, whose signature matched.
  return { kind, name, id, timestamp, raw: body, event } as Delivery<Events>;
}

function nameOf(event: Payload, property: string): string {
  const name = Object.hasOwn(event, property) ? event[property] : undefined;
  if (typeof name === "string") return name;
  throw new WebhookError("payload", `The payload has no text under ${property}, which names the event.`);
}
