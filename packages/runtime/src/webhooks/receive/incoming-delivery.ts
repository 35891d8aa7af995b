import type { HeadersInput } from "../verify/signature-headers.ts";
import type { DeliveryAnswer } from "./delivery-answer.ts";

/** Part of a receiver that adapters call. */
export interface Responder {
  respond(incoming: IncomingDelivery): Promise<DeliveryAnswer>;
}

/** A request in the form that adapters convert theirs to. */
export interface IncomingDelivery {
  readonly method: string;
  readonly headers: HeadersInput;
  /** The URL or path, for a function `secrets`. */
  readonly url?: string | undefined;
  /**
   * Reads the body, byte for byte, until the signal fires; called after the headers were checked. Throws
   * `WebhookError`: `body-consumed`, `too-large` or `aborted`.
   */
  readonly readBody: (maxBytes: number, signal: AbortSignal) => Promise<Uint8Array>;
}
