import { checkFunction } from "../check-options.ts";
import { configError } from "../webhook-error.ts";
import type { HandlerContext } from "./run-handler.ts";

/** Handles a delivery. When it finishes, the sender gets a success status. Its result is ignored. */
export type DeliveryHandler<Taken> = (delivery: Taken, context: HandlerContext) => unknown;

/** Handlers by event name; under `undefined`, the one of events without a dedicated handler. */
export type EventHandlers = Map<string | undefined, DeliveryHandler<never>>;

/** Throws if a handler is missing or replaces another: deliveries would be lost, although the sender gets a 204. */
export function checkHandler(call: string, handler: unknown, earlier: unknown): void {
  checkFunction(call, handler);
  if (earlier !== undefined) throw configError(`${call} was already called. Do all the work in one handler.`);
}
