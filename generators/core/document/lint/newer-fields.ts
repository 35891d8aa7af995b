import type { NodeKind } from "../grammar.ts";
import type { NodeRule } from "./node-rule.ts";

/** Fields of OpenAPI 3.2 that are not read, by object. */
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

/** Finds parts of OpenAPI 3.2 that generated code omits. */
export const newerFields: NodeRule = (kind, value) =>
  Object.entries(NEWER_FIELDS[kind] ?? {})
    .filter(([field]) => Object.hasOwn(value, field))
    .map(([field, effect]) => ({
      field,
      code: "field-from-3.2",
      message: `"${field}" is a field of OpenAPI 3.2 that is not read: ${effect}.`,
      help: "Describe it as OpenAPI 3.1 does, where generated code needs it.",
    }));
