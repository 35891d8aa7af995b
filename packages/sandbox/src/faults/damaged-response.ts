import type { TransportFault } from "./fault.ts";

/** Responses that are damaged on their way to the client. */
const damages = new WeakMap<Response, TransportFault>();

/** Marks a response: the transport to the client damages it. */
export function damage(response: Response, fault: TransportFault | undefined): Response {
  if (fault !== undefined) damages.set(response, fault);
  return response;
}

/** Returns the fault that a response is sent with. */
export function damageOf(response: Response): TransportFault | undefined {
  return damages.get(response);
}

/** Body of a gateway whose service is down: no envelope, not even JSON. */
export function gatewayPage(): Response {
  const page =
    "<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>";
  return new Response(page, { status: 502, headers: { "content-type": "text/html" } });
}

const DRIPS = 8;
const DRIP_MS = 60;

/** The body in small parts with pauses, half a second in all. */
export function dripping(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const size = Math.max(1, Math.ceil(bytes.length / DRIPS));
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length) return controller.close();
      if (at > 0) await new Promise((resolve) => setTimeout(resolve, DRIP_MS));
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
    },
  });
}
