import type { ValidationIssue } from "./event-validator.ts";
import type { Payload } from "./read-payload.ts";

/** Members of every delivery besides its event. */
export interface DeliveryParts {
  /** The message's ID, which is the same for repeated deliveries. */
  readonly id: string;
  /** Time of the signature. */
  readonly timestamp: Date;
  /** Tenant whose secret matched, if the function `secrets` names tenants; otherwise undefined. */
  readonly tenant: string | undefined;
  /** The body as received. */
  readonly rawBody: Uint8Array;
  /** Issues that the validator found in the event. Empty unless the option `invalidEvents` is `"deliver"`. */
  readonly issues: readonly ValidationIssue[];
}

/** Names of the known events, and `"unknown"` for all others, which are delivered too, because services add events. */
export type DeliveryKind<Events> = (keyof Events & string) | "unknown";

/**
 * A verified delivery. `Events` maps the names of events to their payloads. A `switch` over `kind` narrows the event;
 * `Kind` selects the type of one kind.
 */
export type Delivery<Events, Kind extends DeliveryKind<Events> = DeliveryKind<Events>> = DeliveryParts &
  EventParts<Events>[Kind];

/** The event of a delivery, by its kind. */
type EventParts<Events> = {
  readonly [Name in keyof Events & string]: {
    readonly kind: Name;
    /** The event's name in the payload. */
    readonly name: Name;
    readonly event: Events[Name];
  };
} & {
  readonly unknown: { readonly kind: "unknown"; readonly name: string; readonly event: Payload };
};
