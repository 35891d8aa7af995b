import { operations as validators } from "@crossborder/zod/operations";
import type * as z from "zod";
import type { Operation } from "../description/operations.ts";
import { readQuery } from "../description/query.ts";
import { invalidRequest } from "../rules/invalid-request.ts";
import type { ReceivedFile } from "../rules/uploads.ts";
import { type LoggedBody, loggedBody } from "./logged-body.ts";
import { readMultipart } from "./multipart.ts";
import { MAX_BYTES, readBytes } from "./read-bytes.ts";
import { rejection } from "./rejection.ts";

/** The parts of a request that rules get. */
export interface ReadRequest {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Part = "path" | "query" | "body";

/** A request as it came. */
export interface ReceivedRequest {
  readonly request: Request;
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
  /** Gets the body for the log, when it is read. */
  readonly onBody: (body: LoggedBody) => void;
}

/** Reads a request and validates it against the description. Throws the matching error of the service. */
export async function readRequest(received: ReceivedRequest): Promise<ReadRequest> {
  const { request, operation, path } = received;
  const query = readQuery(new URL(request.url).searchParams, operation.query);
  checkParts(operation, { path, query });
  const body = operation.mediaType === undefined ? undefined : await readBody(received, operation.mediaType);
  if (operation.mediaType !== undefined) checkParts(operation, { body });
  return { path, query, body };
}

function checkParts(operation: Operation, parts: Readonly<Partial<Record<Part, unknown>>>): void {
  const request: Partial<Record<Part, z.ZodType>> = validators[operation.id].request;
  for (const [part, value] of Object.entries(parts)) {
    const { error } = request[part as Part]?.safeParse(value) ?? {};
    if (error) throw invalidRequest(operation.id, value, error.issues);
  }
}

/** "Endpoints": JSON with its content type; parameters behind the type do not matter. */
async function readBody(received: ReceivedRequest, mediaType: string): Promise<unknown> {
  const { request } = received;
  if (mediaTypeOf(request.headers.get("content-type")) !== mediaType)
    throw rejection("VALIDATION_MISSING_BODY", { message: `Send the body as ${mediaType}.` });
  const bytes = await readWithinLimit(received, mediaType);
  try {
    return mediaType === "application/json"
      ? JSON.parse(new TextDecoder().decode(bytes))
      : readForm(request, bytes);
  } catch {
    throw rejection("VALIDATION_MISSING_BODY", { message: `The body is not ${mediaType}.` });
  }
}

/** "Limits": which size is too large is not shown, neither for files nor for other bodies. */
async function readWithinLimit(
  received: ReceivedRequest,
  mediaType: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readForLog(received);
  if (bytes) return bytes;
  const isUpload = mediaType !== "application/json";
  const limit = limitOf(mediaType);
  const message = `The body has more than ${limit} bytes.`;
  const unspecified = `The largest size of ${isUpload ? "an upload" : "a request"} is not shown; the sandbox takes ${limit} bytes.`;
  throw isUpload
    ? rejection("FILES_TOO_LARGE", { message, unspecified })
    : rejection("REQUEST_REJECTED", { status: 413, message, unspecified });
}

function limitOf(mediaType: string): number {
  return mediaType === "application/json" ? MAX_BYTES.json : MAX_BYTES.upload;
}

/** Reads the body and keeps it for the log; undefined when it is too long. */
export async function readForLog({
  request,
  operation: { mediaType = "" },
  onBody,
}: ReceivedRequest): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await readBytes(request, limitOf(mediaType));
  if (bytes) onBody(loggedBody(bytes, mediaType));
  return bytes;
}

/** The type alone, without its parameters. */
function mediaTypeOf(contentType: string | null | undefined): string {
  return (contentType ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
}

/** A part without a file name is a file too if its type is not text. The last part of a name counts. */
function readForm(request: Request, body: Uint8Array<ArrayBuffer>): Record<string, unknown> {
  const contentType = request.headers.get("content-type") ?? "";
  const parts = readMultipart(contentType, body);
  return Object.fromEntries(
    parts.map(({ name, filename, type, bytes }) => {
      const isFile = filename !== undefined || !/^(text\/plain\b|$)/i.test(type ?? "");
      const file: ReceivedFile = { name: filename ?? "", type: mediaTypeOf(type), bytes };
      return [name, isFile ? file : new TextDecoder().decode(bytes)];
    }),
  );
}
