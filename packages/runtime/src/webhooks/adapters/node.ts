import { tooLarge } from "../limits.ts";
import { alreadyRead, concatenate, isBytes } from "../read-body.ts";
import type { DeliveryAnswer, IncomingDelivery } from "../receiver.ts";
import { WebhookError } from "../webhook-error.ts";

/** What adapters need of a receiver. */
export interface Responder {
  respond(incoming: IncomingDelivery): Promise<DeliveryAnswer>;
}

/** A request of Node's `http`, and of the frameworks on it. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly rawHeaders: string[];
  readonly readableDidRead: boolean;
  readonly complete: boolean;
  readonly destroyed: boolean;
  on(event: "data", listener: (chunk: Uint8Array) => void): unknown;
  on(event: "end" | "close", listener: () => void): unknown;
  on(event: "error", listener: (error: Error) => void): unknown;
  resume(): unknown;
}

/** A response of Node's `http`. */
export interface NodeResponse {
  readonly headersSent: boolean;
  writeHead(status: number, headers: Record<string, string>): unknown;
  end(): unknown;
}

const HINT = "Read nothing of the request before the receiver does.";

/** Makes a listener for `http.createServer`. */
export function nodeHandler(
  receiver: Responder,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return (request, response) => answerNode(receiver, { request, response, hint: HINT });
}

/** Answers a request of Node's, or of a framework on it. `hint` says how to get the raw body there. */
export async function answerNode(
  receiver: Responder,
  { request, response, hint }: { request: NodeRequest; response: NodeResponse; hint: string },
): Promise<void> {
  const { status, headers } = await receiver.respond(incomingOf(request, hint));
  if (response.headersSent) return; // a time limit in front has answered
  // What is left of a body that was refused would be taken for the next request of the connection.
  const close = request.complete ? {} : { connection: "close" };
  response.writeHead(status, { ...headers, ...close });
  response.end();
}

/** A request of Node's as receivers take it. */
export function incomingOf(request: NodeRequest, hint: string): IncomingDelivery {
  return {
    method: request.method ?? "",
    headers: request.rawHeaders,
    readBody: async (maxBytes) => bytesBefore(request) ?? readStream(request, { maxBytes, hint }),
  };
}

/** The bytes, where a raw body parser or a platform in front has kept them. */
function bytesBefore(request: object): Uint8Array | undefined {
  const { body, rawBody } = request as { body?: unknown; rawBody?: unknown }; // what some add to the request
  return [rawBody, body].find(isBytes);
}

function readStream(
  request: NodeRequest,
  { maxBytes, hint }: { maxBytes: number; hint: string },
): Promise<Uint8Array> {
  if (request.readableDidRead) return Promise.reject(alreadyRead(hint));
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const abort = (cause?: Error) => reject(new WebhookError("aborted", "The body broke off.", { cause }));
    if (request.destroyed) abort(); // while something in front took its time: no event would tell of it
    request.on("data", (chunk) => {
      length += chunk.length;
      // Reading on, and forgetting what comes, lets the sender see the answer.
      if (length > maxBytes) reject(tooLarge(maxBytes));
      else chunks.push(chunk);
    });
    request.on("end", () => resolve(concatenate(chunks, length)));
    request.on("error", abort);
    request.on("close", () => abort());
  });
}
