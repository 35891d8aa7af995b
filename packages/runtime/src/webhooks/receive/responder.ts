import type { DeliveryAnswer } from "./delivery-answer.ts";
import type { IncomingDelivery } from "./incoming-delivery.ts";

/** Part of a receiver that adapters call. */
export interface Responder {
  respond(incoming: IncomingDelivery): Promise<DeliveryAnswer>;
}
