import type { JsonObject } from "../../core/json.ts";

/** A document with one thing that other tools reject, or print code for that does not compile. */
export interface OddDocument {
  readonly name: string;
  readonly document: JsonObject;
  /** Other files, by path relative to the document. */
  readonly files?: Readonly<Record<string, string>>;
  /** Codes of the expected diagnostics; empty for a clear meaning. Undefined if any warning is allowed. */
  readonly reported: readonly string[] | undefined;
}

/** The smallest `info`. */
export const INFO = { title: "Odd", version: "1" };

/** Responses without content. */
export const OK = { 200: { description: "OK" } };

/** The schema of any string. */
export const TEXT = { type: "string" };

/** A reference to a component. */
export const schema = (name: string): { readonly $ref: string } => ({ $ref: `#/components/schemas/${name}` });

/** Content that is JSON. */
export const json = (held: JsonObject): JsonObject => ({ "application/json": { schema: held } });

/** An operation that responds with this content. */
export const responding = (content: object): object => ({
  responses: { 200: { description: "OK", content } },
});

/** A document with these paths. */
export function pathsOf(paths: object, rest: object = {}): JsonObject {
  return { openapi: "3.1.0", info: INFO, paths, ...rest } as JsonObject;
}

/** A document with these components, each with operations that send and receive it. */
export function schemasOf(schemas: object, openapi = "3.1.0"): JsonObject {
  const names = Object.keys(schemas);
  const paths = names.map((name, index) => [
    `/of/${index}`,
    {
      get: { operationId: `get-${index}`, ...responding(json(schema(name))) },
      put: { operationId: `put-${index}`, requestBody: { content: json(schema(name)) }, responses: OK },
    },
  ]);
  return { ...pathsOf(Object.fromEntries(paths), { components: { schemas } }), openapi };
}
