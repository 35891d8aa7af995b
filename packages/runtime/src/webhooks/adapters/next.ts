import type { Responder } from "../receive/delivery-answer.ts";
import { respondToRequest } from "../receive/respond-to-request.ts";

const HINT =
  "In Next.js, pass the request of a route handler (app/…/route.ts) to the receiver without reading its body.";

/** Creates a route handler of Next.js: `export const POST = nextHandler(receiver)` in `app/webhooks/route.ts`. */
export function nextHandler(receiver: Responder): (request: Request) => Promise<Response> {
  return (request) => respondToRequest(receiver, request, HINT);
}
