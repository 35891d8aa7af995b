import type { ValidationIssue } from "./event-validator.ts";
import type { Payload } from "./read-payload.ts";

/** Members of every delivery besides its event. */
export interface DeliveryParts {
  /** Names the message; it is the same when the delivery is repeated. */
  readonly id: string;
  /** Time at which it was signed. */
  readonly timestamp: Date;
  /** Whose secret matched, where the function `secrets` names tenants; otherwise undefined. */
  readonly tenant: string | undefined;
  /** The body as it came. */
  readonly rawBody: Uint8Array;
  /** Issues that its validator found in the event. Empty unless the option `invalidEvents` is `"deliver"`. */
  readonly issues: readonly ValidationIssue[];
}

/** Names of the events that the description has, and `"unknown"` for every other: services grow, so these are delivered too. */
export type DeliveryKind<Events> = (keyof Events & string) | "unknown";

/**
 * A verified delivery. `Events` maps the names of events to their payloads; a `switch` over `kind` narrows the event, and `Kind`
 * gives the type of one kind.
 */
export type Delivery<Events, Kind extends DeliveryKind<Events> = DeliveryKind<Events>> = DeliveryParts &
  EventParts<Events>[Kind];

/** The event of a delivery, by its kind. */
type EventParts<Events> = {
  readonly [Name in keyof Events & string]: {
    readonly kind: Name;
    /** The event's name, as the payload says it. */
    readonly name: Name;
    readonly event: Events[Name];
  };
} & {
  readonly unknown: { readonly kind: "unknown"; readonly name: string; readonly event: Payload };
};
