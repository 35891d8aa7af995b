import { isObject } from "../../core/json.ts";
import { type Exchange, headersOf, type RecordedHeaders } from "../exchange.ts";

/** Reads one entry of a recording. Returns a text that says what is wrong with it, without repeating any of it. */
export type ReadEntry = (entry: unknown) => Exchange | string;

/** A status of HTTP; undefined for anything else, such as the 0 of a HAR entry without a response. */
export function statusOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 100 && value <= 599
    ? value
    : undefined;
}

/** A method in upper case; undefined for what is none. */
export function methodOf(value: unknown): string | undefined {
  return typeof value === "string" && /^[a-z]+$/i.test(value) ? value.toUpperCase() : undefined;
}

/** Names and values of an object whose members are texts or lists of texts. */
function pairsOf(value: unknown): [string, string][] {
  return Object.entries(isObject(value) ? value : {}).flatMap(([name, member]) =>
    [member].flat().map((one): [string, string] => [name, String(one ?? "")]),
  );
}

/** Headers of such an object; undefined without one. */
export function headersIn(value: unknown): RecordedHeaders | undefined {
  return isObject(value) ? headersOf(pairsOf(value)) : undefined;
}

/** The query of a recording: the text itself, or an object of texts and lists of texts. */
export function searchOf(value: unknown): string {
  if (typeof value === "string") return value.replace(/^\?/, "");
  return new URLSearchParams(pairsOf(value)).toString();
}

/** The headers with the type of the content, which recordings keep beside it as well. */
export function withType(headers: RecordedHeaders | undefined, type: unknown): RecordedHeaders | undefined {
  if (typeof type !== "string" || type === "" || headers?.has("content-type")) return headers;
  return new Map([...(headers ?? []), ["content-type", type]]);
}

/** The bytes of a base64 text, as text. */
export function decodedText(base64: string): string {
  return Buffer.from(base64, "base64").toString("utf8");
}
