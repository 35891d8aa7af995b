import type { Responder } from "../receive/delivery-answer.ts";
import { type NodeRequest, type NodeResponse, respondToNode } from "../receive/respond-to-node.ts";

export type { NodeRequest, NodeResponse, Responder };

const HINT = "Do not read the request before the receiver.";

/** Creates a listener for `http.createServer`. */
export function nodeHandler(
  receiver: Responder,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return (request, response) => respondToNode(receiver, { request, response, hint: HINT });
}
