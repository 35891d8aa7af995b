import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { rejection } from "../http/rejection.ts";
import { errorResponse } from "../http/respond.ts";

/** The response to a request that is not valid HTTP, or that does not name one host. */
export function rejectMalformed(message: string, status = 400): Response {
  return errorResponse(rejection("REQUEST_REJECTED", { status, message }));
}

/** RFC 9112, 3.2: a request of HTTP/1.1 has one host header, and no request has two. */
export function isHostUnclear({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts > 1 || (hosts === 0 && httpVersion !== "1.0");
}

/** Status and message of the parser errors of Node whose status is not 400. */
const REASONS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not arrive in time."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The extensions of a chunk are too long."],
  HPE_HEADER_OVERFLOW: [431, "The headers are too long."],
};

/** Ends a connection whose bytes are no request, with the envelope: there is nothing yet that could respond. */
export async function endMalformed(error: Error & { readonly code?: string }, socket: Socket): Promise<void> {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, message] = REASONS[error.code ?? ""] ?? [400, "The request is not valid HTTP/1.1."];
  const body = await rejectMalformed(message, status).text();
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "content-type: application/json",
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}
