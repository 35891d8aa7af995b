import { isObject } from "../../core/json.ts";
import { type RecordedBody, targetOf } from "../../verify/match/exchange.ts";
import { headersIn, methodOf, type ReadEntry, searchOf, statusOf } from "./reading.ts";

/** Reads an entry of newline-delimited JSON, by the names that `docs/codegen/traffic.md` lists. */
export const readLine: ReadEntry = (entry) => {
  if (!isObject(entry)) return "It is not a JSON object.";
  const method = methodOf(entry.method);
  const given = entry.url ?? entry.path;
  const target = typeof given === "string" ? targetOf(given) : undefined;
  if (method === undefined) return 'It has no "method" such as "GET".';
  if (target === undefined) return 'It has no "path" that begins with a slash, and no "url".';
  const status = statusOf(entry.status);
  if (status === undefined && entry.status !== undefined) return 'Its "status" is not a status of HTTP.';
  const headers = headersIn(entry.headers);
  const search = [target.search, searchOf(entry.query)].filter((text) => text !== "").join("&");
  return {
    method,
    ...target,
    search,
    request: { headers, body: bodyOf(entry.body), hasAllHeaders: headers !== undefined },
    response:
      status === undefined
        ? undefined
        : { status, headers: headersIn(entry.responseHeaders), body: bodyOf(entry.responseBody) },
  };
};

/** Reads a body: a string is the sent text, any other value the sent JSON. */
function bodyOf(value: unknown): RecordedBody | undefined {
  if (value === undefined) return undefined;
  return typeof value === "string" ? { kind: "text", text: value } : { kind: "json", value };
}
