import { tooLarge } from "../limits.ts";
import { alreadyParsed, alreadyUsed, concatenate, isBytes } from "../verify/read-body.ts";
import { WebhookError } from "../webhook-error.ts";
import type { IncomingDelivery, Responder } from "./delivery-answer.ts";

/** A request of Node or of a framework on it. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly rawHeaders: string[];
  readonly readableDidRead: boolean;
  readonly readableEncoding: string | null;
  readonly complete: boolean;
  readonly destroyed: boolean;
  on(event: "data", listener: (chunk: Uint8Array | string) => void): unknown;
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

/** Responds to a request of Node, or of a framework based on it. `hint` tells users how to get the raw body there. */
export async function respondToNode(
  receiver: Responder,
  { request, response, hint }: { request: NodeRequest; response: NodeResponse; hint: string },
): Promise<void> {
  const { status, headers } = await receiver.respond(incomingOfNode(request, hint));
  if (response.headersSent) return; // by a time limit of the framework
  // The rest of a rejected body would be parsed as the next request of the connection.
  const close = request.complete ? {} : { connection: "close" };
  response.writeHead(status, { ...headers, ...close });
  response.end();
}

/** Converts a request of Node for a receiver. */
export function incomingOfNode(request: NodeRequest, hint: string): IncomingDelivery {
  const { method = "", url, originalUrl, rawHeaders } = request as NodeRequest & WithBody;
  return {
    method,
    headers: rawHeaders,
    url: originalUrl ?? url,
    readBody: async (maxBytes, signal) =>
      bufferedBytes(request, hint) ?? readStream(request, { maxBytes, signal, hint }),
  };
}

/** Members that frameworks, parsers and platforms add to a request. */
interface WithBody {
  readonly originalUrl?: string | undefined;
  readonly body?: unknown;
  readonly rawBody?: unknown;
}

/** Returns the bytes if a parser has stored them; undefined if they can still be read. Otherwise throws. */
function bufferedBytes(request: NodeRequest & WithBody, hint: string): Uint8Array | undefined {
  const { body, rawBody } = request;
  const bytes = [rawBody, body].find(isBytes);
  if (bytes) return bytes;
  if (request.readableEncoding) throw alreadyUsed("decoded", hint);
  if (!request.readableDidRead) return undefined;
  throw body === undefined ? alreadyUsed("read", hint) : alreadyParsed(body, hint);
}

function readStream(
  request: NodeRequest,
  { maxBytes, signal, hint }: { maxBytes: number; signal: AbortSignal; hint: string },
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const abort = (cause?: Error) =>
      reject(
        new WebhookError("aborted", "The request was aborted before its whole body was received.", { cause }),
      );
    if (request.destroyed) abort(); // before the receiver was called: no event would report it
    request.on("data", (chunk) => {
      if (typeof chunk === "string") return reject(alreadyUsed("decoded", hint));
      length += chunk.length;
      // Keep reading and discard the rest, so that the sender sees the response.
      if (length > maxBytes) reject(tooLarge(maxBytes));
      else if (!signal.aborted) chunks.push(chunk);
    });
    request.on("end", () => resolve(concatenate(chunks, length)));
    request.on("error", abort);
    request.on("close", () => abort());
  });
}
