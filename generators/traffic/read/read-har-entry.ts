import { isObject } from "../../core/json.ts";
import {
  type Exchange,
  headersOf,
  type RecordedBody,
  type RecordedHeaders,
  targetOf,
} from "../../verify/match/exchange.ts";
import { decodedText, methodOf, type ReadEntry, statusOf, withType } from "./reading.ts";

/** Reads an entry of a HAR file (HTTP Archive 1.2). */
export const readHarEntry: ReadEntry = (entry) => {
  if (!isObject(entry) || !isObject(entry.request)) return 'It has no "request".';
  const { request, response } = entry;
  const method = methodOf(request.method);
  const target = typeof request.url === "string" ? targetOf(request.url) : undefined;
  if (method === undefined) return 'Its request has no "method".';
  if (target === undefined) return 'Its request has no "url" of HTTP.';
  const type = isObject(request.postData) ? request.postData.mimeType : undefined;
  const headers = withType(harHeaders(request.headers), type);
  return {
    method,
    ...target,
    request: { headers, body: requestBody(request), hasAllHeaders: headers !== undefined },
    response: isObject(response) ? harResponse(response) : undefined,
  };
};

function harResponse(response: Readonly<Record<string, unknown>>): Exchange["response"] {
  const status = statusOf(response.status); // 0 where the browser got no response
  if (status === undefined) return undefined;
  const content = isObject(response.content) ? response.content : {};
  return {
    status,
    headers: withType(harHeaders(response.headers), content.mimeType),
    body: contentOf(content),
  };
}

/** Reads headers without the pseudo-headers of HTTP/2, such as `:path`. */
function harHeaders(value: unknown): RecordedHeaders | undefined {
  if (!Array.isArray(value)) return undefined;
  const pairs = value.flatMap((item): [string, string][] =>
    isObject(item) && typeof item.name === "string" && !item.name.startsWith(":")
      ? [[item.name, String(item.value ?? "")]]
      : [],
  );
  return headersOf(pairs);
}

function requestBody({ postData, bodySize }: Readonly<Record<string, unknown>>): RecordedBody | undefined {
  if (isObject(postData) && typeof postData.text === "string") return { kind: "text", text: postData.text };
  return bodySize === 0 ? { kind: "absent" } : undefined;
}

function contentOf({ text, encoding }: Readonly<Record<string, unknown>>): RecordedBody | undefined {
  if (typeof text !== "string") return undefined;
  return { kind: "text", text: encoding === "base64" ? decodedText(text) : text };
}
