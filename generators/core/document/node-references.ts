import { getOwn, isObject, type JsonObject } from "../json.ts";
import type { NodeKind } from "./grammar.ts";
import { createNodeSearch, type NodeSearch } from "./node-search.ts";
import { discriminatorMapping, isMappingReference, referenceOf } from "./reference.ts";

/** A reference of a node, and the kind of its target. */
export interface NodeReference {
  readonly text: string;
  /** Kind of the target; `data` is copied without being searched. */
  readonly kind: NodeKind | "data";
  /** Keys from the node to the text. */
  readonly path: readonly string[];
}

/** Returns the references of a node itself: `$ref`, the discriminator's mapping, and extensions in separate files. */
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
  if (kind === "document") references.push(...extensionReferences(value));
  return references;
}

/** Finds nodes with references. */
export const findReferring: NodeSearch = createNodeSearch(
  (kind, value) => nodeReferences(kind, value).length > 0,
);

function extensionReferences(document: JsonObject): NodeReference[] {
  return Object.keys(document).flatMap((key) => {
    const file = extensionFile("document", key, getOwn(document, key));
    return file === undefined ? [] : [{ text: file, kind: "data" as const, path: [key, "$ref"] }];
  });
}

/** `x-something: { $ref: ./file.yaml }`: an extension written in another file. Other `$ref`s in extensions are data. */
export function extensionFile(kind: NodeKind, key: string, value: unknown): string | undefined {
  if (kind !== "document" || !key.startsWith("x-")) return undefined;
  const text = referenceOf(value);
  return text !== undefined && !text.startsWith("#") && isObject(value) && Object.keys(value).length === 1
    ? text
    : undefined;
}

function mappingReferences(schema: JsonObject): NodeReference[] {
  const mapping = discriminatorMapping(schema);
  if (mapping === undefined) return [];
  return Object.entries(mapping).flatMap(([key, text]) =>
    typeof text === "string" && isMappingReference(text)
      ? [{ text, kind: "schema" as const, path: ["discriminator", "mapping", key] }]
      : [],
  );
}
