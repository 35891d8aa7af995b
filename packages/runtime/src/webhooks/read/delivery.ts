import type { ValidationIssue } from "./event-validator.ts";
import type { Payload } from "./read-payload.ts";

/** What every delivery carries beside its event. */
export interface DeliveryParts {
  /** Names the message; it is the same when the delivery is repeated. */
  readonly id: string;
  /** When it was signed. */
  readonly timestamp: Date;
  /** Whose secret matched, where the function `secrets` names tenants; otherwise undefined. */
  readonly tenant: string | undefined;
  /** The body as it came. */
  readonly rawBody: Uint8Array;
  /** What its validator has against the event. Never filled unless the option `invalidEvents` is `"deliver"`. */
  readonly issues: readonly ValidationIssue[];
}

/** A delivery of an event that the description names. `Events` maps the names of events to their payloads. */
export type KnownDelivery<Events, Name extends keyof Events & string = keyof Events & string> = {
  readonly [Kind in Name]: DeliveryParts & {
    readonly kind: Kind;
    /** The event's name, as the payload says it. */
    readonly name: Kind;
    readonly event: Events[Kind];
  };
}[Name];

/** A delivery of an event that the description does not name: services grow, so it is delivered all the same. */
export interface UnknownDelivery extends DeliveryParts {
  readonly kind: "unknown";
  /** The event's name, as the payload says it. */
  readonly name: string;
  readonly event: Payload;
}

/** A verified delivery; a `switch` over `kind` narrows its event. */
export type Delivery<Events> = KnownDelivery<Events> | UnknownDelivery;
