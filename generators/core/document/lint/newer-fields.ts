import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import type { NodeKind } from "../grammar.ts";
import type { NodeTest } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import type { PlacedNode } from "../walk-nodes.ts";

/** Fields that OpenAPI 3.2 added and that are not read, by the object that holds them. */
const NEWER_FIELDS: Readonly<Partial<Record<NodeKind, Readonly<Record<string, string>>>>> = {
  document: { $self: "references are resolved against the place where the document was read" },
  tag: {
    parent: "tags have no hierarchy in generated code",
    kind: "all tags group operations",
  },
  pathItem: {
    query: "the operation is left out",
    additionalOperations: "these operations are left out",
  },
  mediaType: {
    prefixEncoding: "parts are sent with the default encoding",
    itemEncoding: "parts are sent with the default encoding",
  },
  encoding: {
    encoding: "what is inside of the part is sent with the default encoding",
    prefixEncoding: "what is inside of the part is sent with the default encoding",
    itemEncoding: "what is inside of the part is sent with the default encoding",
  },
};

/** Finds what OpenAPI 3.2 added and what generated code leaves out. */
export function findNewerFields(
  { version, locate }: BundledDocument,
  nodes: readonly PlacedNode[],
): Diagnostic[] {
  if (version !== "3.2") return [];
  const diagnostics: Diagnostic[] = [];
  for (const node of nodes) {
    for (const [field, effect] of newerFields(node.kind, node.value))
      diagnostics.push({
        code: "field-from-3.2",
        severity: "warning",
        message: `"${field}" is a field of OpenAPI 3.2 that is not read: ${effect}.`,
        location: locate(childPointer(node.pointer, field)),
        help: "Describe it as OpenAPI 3.1 does, where generated code needs it.",
      });
  }
  return diagnostics;
}

/** True for what has such a field. */
export const hasNewerFields: NodeTest = (kind, value) => newerFields(kind, value).length > 0;

function newerFields(kind: NodeKind, value: unknown): (readonly [field: string, effect: string])[] {
  const fields = NEWER_FIELDS[kind];
  if (fields === undefined || !isObject(value)) return [];
  return Object.entries(fields).filter(([field]) => Object.hasOwn(value, field));
}

/** True for a key of a path item that is reported as new in OpenAPI 3.2. */
export function isNewerMethod({ version }: BundledDocument, key: string): boolean {
  return version === "3.2" && Object.hasOwn(NEWER_FIELDS.pathItem ?? {}, key);
}
