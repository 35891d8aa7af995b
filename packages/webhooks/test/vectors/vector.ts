import { readdirSync, readFileSync } from "node:fs";

/** One delivery with its expected outcome. The files beside this one contain them as data, for any implementation. */
export interface Vector {
  readonly name: string;
  readonly options: VectorOptions;
  /** The receiver's clock, in milliseconds since 1970. */
  readonly now: number;
  /** Names and values in the order in which they were sent. */
  readonly headers: readonly (readonly [string, string])[];
  /** Form in which the headers are passed. */
  readonly form: "record" | "headers" | "lists" | "raw";
  readonly body: VectorBody;
  readonly expect: Expectation;
}

type VectorSecret = string | { readonly raw: string };

export interface VectorOptions {
  readonly secrets: VectorSecret | readonly VectorSecret[];
  readonly headerPrefix?: string | readonly string[];
  readonly toleranceMs?: number;
  readonly maxBodyBytes?: number;
  readonly maxDepth?: number;
}

/** `parsed` is the body after a JSON parser in front. */
export type VectorBody =
  | { readonly text: string }
  | { readonly base64: string }
  | { readonly parsed: unknown };

export type Expectation = { readonly kind: string } | { readonly reason: string };

/** Reads every vector, file by file. */
export function readVectors(): { file: string; vectors: Vector[] }[] {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(".json"));
  return files.sort().map((name) => ({
    file: name.replace(".json", ""),
    vectors: JSON.parse(readFileSync(`${import.meta.dirname}/${name}`, "utf8")),
  }));
}

/** The headers of a vector in its form. */
export function headersOf({
  headers,
  form,
}: Vector): Headers | Record<string, string> | Record<string, string[]> | string[] {
  switch (form) {
    case "record":
      return Object.fromEntries(headers);
    case "headers":
      return new Headers(headers.map(([name, value]): [string, string] => [name, value]));
    case "lists":
      return listsOf(headers);
    case "raw":
      return headers.flat();
  }
}

function listsOf(headers: Vector["headers"]): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const [name, value] of headers) lists[name] = [...(lists[name] ?? []), value];
  return lists;
}

/** The body of a vector, as bytes unless it is text. */
export function bodyOf({ body }: Vector): unknown {
  if ("text" in body) return body.text;
  if ("base64" in body) return new Uint8Array(Buffer.from(body.base64, "base64"));
  return body.parsed;
}
