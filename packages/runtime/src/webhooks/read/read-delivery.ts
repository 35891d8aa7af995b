import type { VerifiedDelivery } from "../verify/verifier.ts";
import { WebhookError } from "../webhook-error.ts";
import type { Delivery } from "./delivery.ts";
import { describeIssues, type EventValidators, findIssues } from "./event-validator.ts";
import { type Payload, readPayload } from "./read-payload.ts";

/** Description of the events of a service. */
export interface EventDescription<Events> {
  /** The names of the described events. */
  readonly eventNames: readonly (keyof Events & string)[];
  /** The property of a payload that names its event, or a function that returns the name. */
  readonly nameProperty: string | ((event: Payload) => unknown);
}

/** Options of the validation of events. */
export interface ValidationOptions<Events> {
  /** Validators by event name, such as those of a zod package. Default none: events are not validated. */
  readonly validators?: EventValidators<Events> | undefined;
  /** Treatment of invalid events: reject with reason `payload`, or deliver with `issues`. Default `"reject"`. */
  readonly invalidEvents?: "reject" | "deliver" | undefined;
}

/** Creates the envelope of a verified delivery. Throws `WebhookError` with reason `payload`. */
export async function readDelivery<Events>(
  { id, timestamp, body, tenant }: VerifiedDelivery,
  options: EventDescription<Events> & ValidationOptions<Events> & { readonly maxDepth: number },
): Promise<Delivery<Events>> {
  const event = readPayload(body, options.maxDepth);
  const name = nameOf(event, options.nameProperty);
  const kind = options.eventNames.find((known) => known === name);
  const issues = await findIssues(event, kind === undefined ? undefined : options.validators?.[kind]);
  if (issues.length > 0 && options.invalidEvents !== "deliver") {
    throw new WebhookError(
      "payload",
      `The event ${kind} does not match the description: ${describeIssues(issues)}.`,
    );
  }
  // The name decides the type of the event; its fields are trusted, because the signature matched.
  const known = { id, timestamp, tenant, rawBody: body, issues, kind: kind ?? "unknown", name, event };
  return known as unknown as Delivery<Events>;
}

function nameOf(event: Payload, property: string | ((event: Payload) => unknown)): string {
  if (typeof property === "function") return checkName(property(event), "that names the event");
  const name = Object.hasOwn(event, property) ? event[property] : undefined;
  return checkName(name, `in ${property}, which names the event`);
}

function checkName(name: unknown, place: string): string {
  if (typeof name === "string") return name;
  throw new WebhookError("payload", `The payload has no string ${place}.`);
}
