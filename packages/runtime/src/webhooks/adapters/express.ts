import type { Responder } from "../receive/delivery-answer.ts";
import { type NodeRequest, type NodeResponse, respondToNode } from "../receive/respond-to-node.ts";

const HINT =
  'In Express, add this route before app.use(express.json()), or give the route the bytes: express.raw({ type: "*/*" }).';

/** Creates a route handler of Express 4 and 5: `app.all("/webhooks", expressHandler(receiver))`. */
export function expressHandler(
  receiver: Responder,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return (request, response) => respondToNode(receiver, { request, response, hint: HINT });
}
