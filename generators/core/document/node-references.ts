import { getOwn, isObject, type JsonObject } from "../json.ts";
import type { NodeKind } from "./grammar.ts";
import { createNodeSearch, type NodeSearch } from "./node-search.ts";
import { discriminatorMapping, isMappingReference, referenceOf } from "./reference.ts";

/** A reference of a node, and the kind of its target. */
export interface NodeReference {
  readonly text: string;
  /** Kind of the target. */
  readonly kind: NodeKind;
  /** Keys from the node to the text. */
  readonly path: readonly string[];
}

/** Returns the references of a node itself: `$ref`, and the discriminator's mapping. */
export function nodeReferences(kind: NodeKind, value: unknown): NodeReference[] {
  if (!isObject(value)) return [];
  const references: NodeReference[] = [];
  const text = kind === "document" ? undefined : referenceOf(value);
  if (text !== undefined) references.push({ text, kind, path: ["$ref"] });
  if (kind === "schema") {
    const dynamic = getOwn(value, "$dynamicRef");
    // Loaded documents keep it only if it is unresolved.
    if (typeof dynamic === "string")
      references.push({ text: dynamic, kind: "schema", path: ["$dynamicRef"] });
    references.push(...mappingReferences(value));
  }
  return references;
}

/** Finds nodes with references. */
export const findReferring: NodeSearch = createNodeSearch(
  (kind, value) => nodeReferences(kind, value).length > 0,
);

function mappingReferences(schema: JsonObject): NodeReference[] {
  const mapping = discriminatorMapping(schema);
  if (mapping === undefined) return [];
  return Object.entries(mapping).flatMap(([key, text]) =>
    typeof text === "string" && isMappingReference(text)
      ? [{ text, kind: "schema" as const, path: ["discriminator", "mapping", key] }]
      : [],
  );
}
