import type { Printable } from "../core/emit/code.ts";
import type { JsonObject } from "../core/json.ts";

/**
 * What a skeleton holds for openapi-typescript to put in its places: a schema for each type, and a title for each comment,
 * since titles are what it makes comments of.
 */
export interface SkeletonParts {
  /** A schema of its own for a type. */
  schemaOf(type: Printable): JsonObject;
  /** The type for which a schema was made. */
  typeOf(schema: unknown): Printable;
  /** A title of its own for the text of a comment. */
  titleOf(docs: string): string;
  /** The text for which a title was made. */
  docsOf(title: string): string | undefined;
}

export function createSkeletonParts(): SkeletonParts {
  const types = new Map<unknown, Printable>();
  const docs: string[] = [];
  return {
    schemaOf(type) {
      const schema = { type: "string" };
      types.set(schema, type);
      return schema;
    },
    typeOf: (schema) => types.get(schema),
    titleOf: (text) => String(docs.push(text)),
    docsOf: (title) => docs[Number(title) - 1],
  };
}
