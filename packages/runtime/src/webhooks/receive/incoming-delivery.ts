import type { HeadersInput } from "../verify/signature-headers.ts";
import type { DeliveryAnswer } from "./delivery-answer.ts";

/** Part of a receiver that adapters call. */
export interface Responder {
  respond(incoming: IncomingDelivery): Promise<DeliveryAnswer>;
}

/** A request as an adapter sees it. */
export interface IncomingDelivery {
  readonly method: string;
  readonly headers: HeadersInput;
  /** The URL or path, for a function `secrets`. */
  readonly url?: string | undefined;
  /**
   * Reads the body, byte for byte, until the signal fires; called once the headers are in order. Throws `WebhookError`:
   * `body-consumed`, `too-large` or `aborted`.
   */
  readonly readBody: (maxBytes: number, signal: AbortSignal) => Promise<Uint8Array>;
}
