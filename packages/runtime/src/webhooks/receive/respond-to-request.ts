import { readBody } from "../verify/read-body.ts";
import type { Responder } from "./delivery-answer.ts";

/** Responds to a web `Request`. `hint` tells users how to get the raw body in their framework. */
export async function respondToRequest(
  receiver: Responder,
  request: Request,
  hint?: string,
): Promise<Response> {
  const { method, headers, url } = request;
  const answer = await receiver.respond({
    method,
    headers,
    url,
    readBody: (maxBytes, signal) => readBody(request, { maxBytes, signal, hint }),
  });
  return new Response(null, answer);
}
