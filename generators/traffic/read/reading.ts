import { isObject } from "../../core/json.ts";
import { type Exchange, headersOf, type RecordedHeaders } from "../../verify/match/exchange.ts";

/** Reads one entry of a recording, or returns an error message that does not repeat any of it. */
export type ReadEntry = (entry: unknown) => Exchange | string;

/** Reads an HTTP status; undefined for anything else, such as the 0 of a HAR entry without a response. */
export function statusOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 100 && value <= 599
    ? value
    : undefined;
}

/** Reads a method in upper case; undefined for anything else. */
export function methodOf(value: unknown): string | undefined {
  return typeof value === "string" && /^[a-z]+$/i.test(value) ? value.toUpperCase() : undefined;
}

/** Returns names and values of an object whose members are strings or lists of strings. */
function pairsOf(value: unknown): [string, string][] {
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, member]) =>
    [member].flat().map((one): [string, string] => [name, String(one ?? "")]),
  );
}

/** Reads headers from such an object; undefined without one. */
export function headersIn(value: unknown): RecordedHeaders | undefined {
  return isObject(value) ? headersOf(pairsOf(value)) : undefined;
}

/** Reads a query: a string, or an object of strings and lists of strings. */
export function searchOf(value: unknown): string {
  if (typeof value === "string") return value.replace(/^\?/, "");
  return new URLSearchParams(pairsOf(value)).toString();
}

/** Adds the content type, which recordings also have beside the headers. */
export function withType(headers: RecordedHeaders | undefined, type: unknown): RecordedHeaders | undefined {
  if (typeof type !== "string" || type === "" || headers?.has("content-type")) return headers;
  return new Map([...(headers ?? []), ["content-type", type]]);
}

/** Decodes base64 to text. */
export function decodedText(base64: string): string {
  return Buffer.from(base64, "base64").toString("utf8");
}
