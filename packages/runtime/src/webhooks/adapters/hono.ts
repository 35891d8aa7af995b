import type { Responder } from "../receive/delivery-answer.ts";
import { respondToRequest } from "../receive/respond-to-request.ts";

const HINT = "In Hono, do not let a validator or middleware read the body before this route.";

/** Creates a route handler of Hono: `app.all("/webhooks", honoHandler(receiver))`. */
export function honoHandler(
  receiver: Responder,
): (context: { readonly req: { readonly raw: Request } }) => Promise<Response> {
  return ({ req }) => respondToRequest(receiver, req.raw, HINT);
}
