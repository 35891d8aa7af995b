import type { Delivery } from "../read/delivery.ts";
import { WebhookError } from "../webhook-error.ts";
import type { HandlerContext } from "./run-handler.ts";

/** Handles a delivery. When it finishes, the sender gets a success status. Its result is ignored. */
type DeliveryHandler<Taken> = (delivery: Taken, context: HandlerContext) => unknown;

/** The handlers of a receiver. */
export interface EventHandlers<Events> {
  /** Sets the handler of an event. Throws `WebhookError` with reason `config` if deliveries would be lost. */
  set<Name extends keyof Events & string>(name: Name, handler: DeliveryHandler<Delivery<Events, Name>>): void;
  /** Sets the handler of events without a dedicated handler. Throws as `set` does. */
  setFallback(handler: DeliveryHandler<Delivery<Events>>): void;
  /** Returns the handler of an event, or the fallback. */
  find(name: string): DeliveryHandler<Delivery<Events>> | undefined;
}

/** Creates an empty set of handlers for events with these names. */
export function createEventHandlers<Events>(
  eventNames: readonly (keyof Events & string)[],
): EventHandlers<Events> {
  const handlers = new Map<string, DeliveryHandler<never>>();
  let fallback: DeliveryHandler<Delivery<Events>> | undefined;
  return {
    set(name, handler) {
      checkHandler(`on(${JSON.stringify(name)}, …)`, handler, handlers.get(name));
      if (!eventNames.includes(name))
        throw new WebhookError(
          "config",
          `Unknown event ${JSON.stringify(name)}. Use one of ${eventNames.join(", ")}; onUnhandled receives every other event.`,
        );
      handlers.set(name, handler);
    },
    setFallback(handler) {
      checkHandler("onUnhandled(…)", handler, fallback);
      fallback = handler;
    },
    // A handler under this name was set for the event with this name.
    find: (name) => (handlers.get(name) as DeliveryHandler<Delivery<Events>> | undefined) ?? fallback,
  };
}

/** Throws if a handler is missing or replaces another: deliveries would be lost, although the sender gets a 204. */
function checkHandler(call: string, handler: unknown, earlier: unknown): void {
  if (typeof handler !== "function")
    throw new WebhookError(
      "config",
      `${call} requires a function as its handler, but got ${typeName(handler)}.`,
    );
  if (earlier !== undefined)
    throw new WebhookError("config", `${call} was already called. Do all the work in one handler.`);
}

function typeName(value: unknown): string {
  return value === null ? "null" : typeof value;
}
