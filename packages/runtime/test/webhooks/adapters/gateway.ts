import type { RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import type { LambdaEvent, LambdaResult } from "../../../src/webhooks/adapters/lambda.ts";
import type { Before } from "./frameworks.ts";

/** Gateway that creates the event. */
export type Format =
  | "function URL"
  | "HTTP API 2.0"
  | "HTTP API 1.0"
  | "REST API"
  | "load balancer"
  | "load balancer, multi-value headers";

type Handler = (event: LambdaEvent) => Promise<LambdaResult>;

/**
 * Simulates AWS: waits for the whole request, creates an event in the given format, and responds with the result.
 * Bodies are base64 unless a middleware expects text.
 */
export function gateway(handler: Handler, format: Format, before: Before): RequestListener {
  return async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (!body) return; // the sender has gone
    const event = eventOf(format, {
      method: request.method ?? "",
      url: request.url ?? "",
      rawHeaders: request.rawHeaders,
      ...bodyOf(body, before),
    });
    const result = await handler(event);
    const headers = headersOf(format, result);
    if (headers === undefined) response.writeHead(502).end();
    else response.writeHead(result.statusCode, headers).end(result.body);
  };
}

/** Undefined where the gateway does not take the result. A load balancer takes headers in the form of its event alone. */
function headersOf(
  format: Format,
  { headers, multiValueHeaders, isBase64Encoded }: LambdaResult,
): Record<string, string | string[]> | undefined {
  if (format === "load balancer, multi-value headers") return headers ? undefined : multiValueHeaders;
  if (format === "load balancer") return multiValueHeaders || isBase64Encoded ? undefined : headers;
  return { ...headers, ...multiValueHeaders };
}

/** A body as middleware leaves it: `decoded` has forgotten the flag, `read` the body. */
function bodyOf(body: Buffer, before: Before): { body: string | null; isBase64Encoded: boolean } {
  switch (before) {
    case "parsed":
      return { body: JSON.parse(body.toString()), isBase64Encoded: false };
    case "text":
      return { body: body.toString(), isBase64Encoded: false };
    case "decoded":
      return { body: body.toString(), isBase64Encoded: true };
    case "read":
      return { body: null, isBase64Encoded: false };
    case "nothing":
    case "bytes":
      return { body: body.toString("base64"), isBase64Encoded: true };
  }
}

interface Incoming {
  readonly method: string;
  readonly url: string;
  readonly rawHeaders: readonly string[];
  readonly body: string | null;
  readonly isBase64Encoded: boolean;
}

/** The parts of an event that the documents of AWS show, as far as an HTTP request fills them. */
function eventOf(format: Format, { method, url, rawHeaders, body, isBase64Encoded }: Incoming): LambdaEvent {
  const [path = "", rawQueryString = ""] = url.split("?");
  const values: Record<string, string[]> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    // REST APIs keep the case of names, HTTP APIs do not.
    const name = format === "REST API" ? (rawHeaders[index] ?? "") : (rawHeaders[index] ?? "").toLowerCase();
    values[name] = [...(values[name] ?? []), rawHeaders[index + 1] ?? ""];
  }
  const single = (pick: (all: string[]) => string | undefined) =>
    Object.fromEntries(Object.entries(values).map(([name, all]) => [name, pick(all)]));
  const query = queryOf(rawQueryString, format.startsWith("load balancer"));
  const lastQuery = Object.fromEntries(Object.entries(query).map(([name, all]) => [name, all.at(-1)]));
  const elb = { targetGroupArn: "arn:aws:elasticloadbalancing:eu-west-1:1:targetgroup/hooks/1" };
  const common = { httpMethod: method, path, body, isBase64Encoded };
  switch (format) {
    case "REST API":
    case "HTTP API 1.0":
      return {
        ...common,
        queryStringParameters: lastQuery,
        multiValueQueryStringParameters: query,
        headers: single((all) => all.at(-1)),
        multiValueHeaders: values,
      };
    case "load balancer":
      return {
        ...common,
        requestContext: { elb },
        queryStringParameters: lastQuery,
        headers: single((all) => all.at(-1)),
      };
    case "load balancer, multi-value headers":
      return {
        ...common,
        requestContext: { elb },
        multiValueQueryStringParameters: query,
        multiValueHeaders: values,
      };
    default:
      return {
        rawPath: path,
        rawQueryString,
        headers: single((all) => all.join(",")),
        requestContext: { http: { method } },
        ...(body === null ? {} : { body }),
        isBase64Encoded,
      };
  }
}

/** API Gateway decodes names and values, a load balancer does not. */
function queryOf(text: string, isRaw: boolean): Record<string, string[]> {
  const query: Record<string, string[]> = {};
  for (const pair of text.split("&").filter(Boolean)) {
    const [name = "", value = ""] = pair.split("=").map((part) => (isRaw ? part : decodeURIComponent(part)));
    query[name] = [...(query[name] ?? []), value];
  }
  return query;
}
