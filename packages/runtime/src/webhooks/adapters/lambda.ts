import { fromBase64 } from "../../bytes.ts";
import { tooLarge } from "../limits.ts";
import type { DeliveryAnswer } from "../receive/delivery-answer.ts";
import type { IncomingDelivery } from "../receive/receiver.ts";
import { alreadyParsed, alreadyUsed } from "../verify/read-body.ts";
import type { HeadersInput } from "../verify/signature-headers.ts";
import { WebhookError } from "../webhook-error.ts";
import type { Responder } from "./node.ts";

/**
 * An HTTP event of AWS Lambda: of a function URL, of API Gateway (REST and HTTP APIs, payload formats 1.0 and 2.0), or of an
 * Application Load Balancer.
 */
export interface LambdaEvent {
  readonly headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  /** Format 1.0: every value of every header. */
  readonly multiValueHeaders?: Readonly<Record<string, string[] | undefined>> | null | undefined;
  readonly body?: string | null | undefined;
  readonly isBase64Encoded?: boolean | undefined;
  /** Format 1.0. */
  readonly httpMethod?: string | undefined;
  /** Format 1.0. */
  readonly path?: string | undefined;
  /** Format 2.0. */
  readonly rawPath?: string | undefined;
  /** Format 2.0. */
  readonly rawQueryString?: string | undefined;
  /** Format 2.0: `http` holds the method. */
  readonly requestContext?: { readonly http?: { readonly method: string } | undefined } | undefined;
}

/** What Lambda is given back, in either format. */
export interface LambdaResult {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

const HINT =
  "In AWS Lambda, hand the event on as it came, with no body parser (such as middy's httpJsonBodyParser) before the receiver.";

/** Makes a handler of AWS Lambda: `export const handler = lambdaHandler(receiver)`. */
export function lambdaHandler(receiver: Responder): (event: LambdaEvent) => Promise<LambdaResult> {
  return async (event) => resultOf(await receiver.respond(incomingOf(event)));
}

function resultOf({ status, headers }: DeliveryAnswer): LambdaResult {
  return { statusCode: status, headers: { ...headers }, body: "" };
}

function incomingOf(event: LambdaEvent): IncomingDelivery {
  const method = event.requestContext?.http?.method ?? event.httpMethod;
  return {
    // What has no method did not come over HTTP: reading its body tells so.
    method: method ?? "POST",
    headers: headersOf(event),
    url: urlOf(event),
    readBody: async (maxBytes) => {
      if (method === undefined) throw new WebhookError("input", `The event is not an HTTP request. ${HINT}`);
      return bytesOf(event, maxBytes);
    },
  };
}

/** Format 1.0 has the last value of a repeated header under `headers`, and all of them beside it. */
function headersOf({ headers, multiValueHeaders }: LambdaEvent): HeadersInput {
  return multiValueHeaders ?? headers ?? {};
}

function urlOf({ rawPath, rawQueryString, path }: LambdaEvent): string | undefined {
  return rawPath !== undefined && rawQueryString ? `${rawPath}?${rawQueryString}` : (rawPath ?? path);
}

/** What is not text in UTF-8 comes in base64, where the API lists its media type as binary; function URLs do so by themselves. */
function bytesOf({ body, isBase64Encoded }: LambdaEvent, maxBytes: number): Uint8Array {
  if (body === undefined || body === null) return new Uint8Array();
  if (typeof body !== "string") throw alreadyParsed(body, HINT);
  if (!isBase64Encoded) return new TextEncoder().encode(body);
  if (body.length > Math.ceil(maxBytes / 3) * 4) throw tooLarge(maxBytes);
  const bytes = fromBase64(body);
  if (!bytes) throw alreadyUsed("not-base64", HINT);
  return bytes;
}
