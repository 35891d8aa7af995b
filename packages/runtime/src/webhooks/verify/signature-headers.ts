import { MAX_ID_LENGTH } from "../limits.ts";
import { configError, WebhookError } from "../webhook-error.ts";

/** Headers as frameworks provide them: `Headers`, a record of strings or arrays, or Node's `rawHeaders`. */
export type HeadersInput =
  | Headers
  | Readonly<Record<string, string | readonly string[] | undefined>>
  | readonly string[];

/** The three headers of a delivery, as they were sent. */
export interface SignatureHeaders {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
}

type HeaderValues = ReadonlyMap<string, readonly string[]>;

const PARTS = ["id", "timestamp", "signature"] as const;

/** Reads the headers with the prefix that the delivery uses. Throws `WebhookError` with reason `headers`. */
export function readSignatureHeaders(headers: HeadersInput, prefixes: readonly string[]): SignatureHeaders {
  const values = collectValues(headers);
  const present = prefixes.filter((prefix) => PARTS.some((part) => values.has(prefix + part)));
  const [prefix, ...others] = present;
  if (prefix === undefined) {
    throw new WebhookError("headers", `None of ${expected(prefixes)} was sent; ${foundPrefixes(values)}.`);
  }
  if (others.length > 0) {
    throw new WebhookError(
      "headers",
      `The delivery has headers with different prefixes: ${present.join(", ")}.`,
    );
  }
  const single = (part: string) => singleValue(prefix + part, values.get(prefix + part) ?? []);
  return {
    id: checkId(single("id"), prefix),
    timestamp: single("timestamp"),
    signature: single("signature"),
  };
}

/** Returns a function that reads headers by name, in any case. Throws `WebhookError`: `config` for invalid headers. */
export function headerReader(headers: HeadersInput): (name: string) => string | undefined {
  const values = collectValues(headers);
  return (name) => values.get(name.toLowerCase())?.join(", ");
}

function collectValues(headers: HeadersInput): HeaderValues {
  const values = new Map<string, readonly string[]>();
  for (const [name, value] of entriesOf(headers)) {
    if (value === undefined || value === null) continue;
    const key = textOf(name).toLowerCase();
    const own = Array.isArray(value) ? value.map(textOf) : [textOf(value)];
    values.set(key, [...(values.get(key) ?? []), ...own]);
  }
  return values;
}

/** Rejects other values: plain JavaScript may pass numbers, or pairs instead of alternating names and values. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  throw configError("A header is not a string. Pass the request's headers unchanged.");
}

function entriesOf(
  headers: HeadersInput,
): Iterable<readonly [string, string | readonly string[] | undefined | null]> {
  if (typeof headers !== "object" || headers === null) {
    throw configError("No headers were passed. Pass the request's headers unchanged.");
  }
  if (isList(headers))
    return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]]] : []));
  return isHeaders(headers) ? headers : Object.entries(headers);
}

function isList(headers: HeadersInput): headers is readonly string[] {
  return Array.isArray(headers);
}

/** Not by `instanceof`: a program may have several `Headers` classes. */
function isHeaders(headers: HeadersInput): headers is Headers {
  return Symbol.iterator in headers;
}

/** Rejects repeated headers: an array, or values joined by a comma and a space, which no single value contains. */
function singleValue(name: string, values: readonly string[]): string {
  const [value, ...others] = values;
  if (value === undefined || value === "")
    throw new WebhookError("headers", `The header ${name} is missing.`);
  if (others.length > 0 || value.includes(", "))
    throw new WebhookError("headers", `The header ${name} was sent twice.`);
  return value;
}

/** Rejects IDs beyond printable ASCII, which implementations sign differently, and IDs that are too long for stores. */
function checkId(id: string, prefix: string): string {
  if (!/^[\x21-\x7e]+$/.test(id))
    throw new WebhookError("headers", `The header ${prefix}id has characters other than printable ASCII.`);
  if (id.length <= MAX_ID_LENGTH) return id;
  throw new WebhookError(
    "headers",
    `The header ${prefix}id has ${id.length} characters. A message ID has at most ${MAX_ID_LENGTH}.`,
  );
}

function expected(prefixes: readonly string[]): string {
  return prefixes.flatMap((prefix) => PARTS.map((part) => prefix + part)).join(", ");
}

/** Describes the prefixes of the delivery: the usual mistake is a `headerPrefix` that is not the sender's. */
function foundPrefixes(values: HeaderValues): string {
  const found = [...values.keys()].flatMap((name) => /^(.*-)signature$/.exec(name)?.[1] ?? []);
  return found.length > 0
    ? `the delivery has signature headers with the prefix ${found.join(", ")}`
    : "the delivery has no signature header";
}
