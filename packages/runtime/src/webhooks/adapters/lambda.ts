import { fromBase64 } from "../../bytes.ts";
import { tooLarge } from "../limits.ts";
import type { DeliveryAnswer, IncomingDelivery, Responder } from "../receive/delivery-answer.ts";
import { alreadyParsed, alreadyUsed } from "../verify/read-body.ts";
import type { HeadersInput } from "../verify/signature-headers.ts";
import { configError } from "../webhook-error.ts";

/**
 * An HTTP event of AWS Lambda, from a function URL, API Gateway (REST and HTTP APIs, payload formats 1.0 and 2.0), or
 * an Application Load Balancer.
 */
export interface LambdaEvent {
  readonly headers?: Readonly<Record<string, string | undefined>> | null | undefined;
  /** All values of each header. A load balancer has either these or `headers`, format 1.0 both. */
  readonly multiValueHeaders?: Readonly<Record<string, string[] | undefined>> | null | undefined;
  readonly body?: string | null | undefined;
  readonly isBase64Encoded?: boolean | undefined;
  /** Format 1.0, and load balancers. */
  readonly httpMethod?: string | undefined;
  /** Format 1.0, and load balancers. */
  readonly path?: string | undefined;
  /** Format 1.0, and load balancers, which do not decode names and values. */
  readonly queryStringParameters?: Readonly<Record<string, string | undefined>> | null | undefined;
  /** All values of each parameter, with or instead of `queryStringParameters`. */
  readonly multiValueQueryStringParameters?:
    | Readonly<Record<string, string[] | undefined>>
    | null
    | undefined;
  /** Format 2.0. */
  readonly rawPath?: string | undefined;
  /** Format 2.0. */
  readonly rawQueryString?: string | undefined;
  /** Format 2.0: `http` contains the method. `elb` identifies a load balancer. */
  readonly requestContext?:
    | { readonly http?: { readonly method: string } | undefined; readonly elb?: object | undefined }
    | undefined;
}

/** Result for Lambda, in the format of the event. */
export interface LambdaResult {
  statusCode: number;
  headers?: Record<string, string>;
  /** Instead of `headers`, for a load balancer whose target group has multi-value headers enabled. */
  multiValueHeaders?: Record<string, string[]>;
  body: string;
  isBase64Encoded: false;
}

const HINT =
  "In AWS Lambda, pass the event on unchanged, without a body parser (such as middy's httpJsonBodyParser) before the receiver.";

/** Creates a handler of AWS Lambda: `export const handler = lambdaHandler(receiver)`. */
export function lambdaHandler(receiver: Responder): (event: LambdaEvent) => Promise<LambdaResult> {
  return async (event) => resultOf(await receiver.respond(incomingOf(event)), event);
}

function resultOf({ status, headers }: DeliveryAnswer, event: LambdaEvent): LambdaResult {
  return { statusCode: status, ...resultHeaders(headers, event), body: "", isBase64Encoded: false };
}

/** Returns headers in the form of the event: a load balancer responds 502 to the other form. */
function resultHeaders(
  headers: DeliveryAnswer["headers"],
  event: LambdaEvent,
): Pick<LambdaResult, "headers" | "multiValueHeaders"> {
  if (!event.multiValueHeaders || event.headers) return { headers: { ...headers } };
  return {
    multiValueHeaders: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]])),
  };
}

function incomingOf(event: LambdaEvent): IncomingDelivery {
  const method = event.requestContext?.http?.method ?? event.httpMethod;
  return {
    // An event without a method is not an HTTP request: reading its body reports that.
    method: method ?? "POST",
    headers: headersOf(event),
    url: urlOf(event),
    readBody: async (maxBytes) => {
      if (method === undefined) throw configError(`The event is not an HTTP request. ${HINT}`);
      return bytesOf(event, maxBytes);
    },
  };
}

/** Prefers `multiValueHeaders`: in format 1.0, `headers` has only the last value of a repeated header. */
function headersOf({ headers, multiValueHeaders }: LambdaEvent): HeadersInput {
  return multiValueHeaders ?? headers ?? {};
}

function urlOf(event: LambdaEvent): string | undefined {
  const path = event.rawPath ?? event.path;
  const query = event.rawQueryString ?? queryOf(event);
  return path !== undefined && query ? `${path}?${query}` : path;
}

function queryOf({
  queryStringParameters,
  multiValueQueryStringParameters,
  requestContext,
}: LambdaEvent): string {
  const encoded = requestContext?.elb ? String : encodeURIComponent;
  return Object.entries(multiValueQueryStringParameters ?? queryStringParameters ?? {})
    .flatMap(([name, values]) => [values ?? []].flat().map((value) => `${encoded(name)}=${encoded(value)}`))
    .join("&");
}

/** Returns the body. Binary bodies are base64 if the API lists their media type, and always from function URLs. */
function bytesOf({ body, isBase64Encoded }: LambdaEvent, maxBytes: number): Uint8Array {
  if (body === undefined || body === null) return new Uint8Array();
  if (typeof body !== "string") throw alreadyParsed(body, HINT);
  if (!isBase64Encoded) return new TextEncoder().encode(body);
  if (body.length > Math.ceil(maxBytes / 3) * 4) throw tooLarge(maxBytes);
  const bytes = fromBase64(body);
  if (!bytes) throw alreadyUsed("not-base64", HINT);
  return bytes;
}
