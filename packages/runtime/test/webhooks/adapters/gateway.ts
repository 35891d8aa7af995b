import type { RequestListener } from "node:http";
import { buffer } from "node:stream/consumers";
import type { LambdaEvent, LambdaResult } from "../../../src/webhooks/adapters/lambda.ts";
import type { Before } from "./frameworks.ts";

/** Which gateway makes the event. */
export type Format = "function URL" | "HTTP API 2.0" | "HTTP API 1.0" | "REST API";

type Handler = (event: LambdaEvent) => Promise<LambdaResult>;

/**
 * Does what AWS does: waits for the whole request, makes an event of it in the given format, and answers with the result.
 * Bodies come in base64 unless something before is to get text.
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
    const { statusCode, headers, body: text } = await handler(event);
    response.writeHead(statusCode, headers).end(text);
  };
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
  if (format === "REST API" || format === "HTTP API 1.0")
    return {
      httpMethod: method,
      path,
      headers: single((all) => all.at(-1)),
      multiValueHeaders: values,
      body,
      isBase64Encoded,
    };
  return {
    rawPath: path,
    rawQueryString,
    headers: single((all) => all.join(",")),
    requestContext: { http: { method } },
    ...(body === null ? {} : { body }),
    isBase64Encoded,
  };
}
