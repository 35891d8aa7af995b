import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { didYouMean } from "../../diagnostics/did-you-mean.ts";
import { isObject } from "../../json.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import type { NodeKind } from "../grammar.ts";
import type { NodeTest } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import type { PlacedNode } from "../walk-nodes.ts";

/** A field of which OpenAPI lists all values. Those of `type` in a schema and `in` of a parameter are checked where they are read. */
interface ClosedField {
  readonly kind: NodeKind;
  readonly field: string;
  readonly values: readonly string[];
  readonly noun: string;
}

export const CLOSED_FIELDS: readonly ClosedField[] = [
  {
    kind: "parameter",
    field: "style",
    values: ["matrix", "label", "form", "simple", "spaceDelimited", "pipeDelimited", "deepObject", "cookie"],
    noun: "style of a parameter",
  },
  { kind: "header", field: "style", values: ["simple"], noun: "style of a header" },
  {
    kind: "encoding",
    field: "style",
    values: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
    noun: "style of a part of a body",
  },
  {
    kind: "securityScheme",
    field: "type",
    values: ["apiKey", "http", "mutualTLS", "oauth2", "openIdConnect"],
    noun: "type of a security scheme",
  },
  {
    kind: "securityScheme",
    field: "in",
    values: ["query", "header", "cookie"],
    noun: "place of an API key",
  },
];

const KINDS: ReadonlySet<NodeKind> = new Set(CLOSED_FIELDS.map(({ kind }) => kind));

/** True for what has such a value. */
export const hasUnknownValues: NodeTest = (kind, value) => unknownValues(kind, value).length > 0;

/** Finds values that OpenAPI does not have: mostly a letter too few, or of the other case. */
export function findUnknownValues(document: BundledDocument, nodes: readonly PlacedNode[]): Diagnostic[] {
  return nodes.flatMap(({ kind, value, pointer }) =>
    unknownValues(kind, value).map(({ field, found, values, noun }) => ({
      code: "value-unknown",
      severity: "warning",
      message: `"${field}" is ${JSON.stringify(found)}, which is not a ${noun}.${didYouMean(found, values)}`,
      location: document.locate(childPointer(pointer, field)),
      help: `Use ${values.join(", ")}.`,
    })),
  );
}

function unknownValues(kind: NodeKind, value: unknown): (ClosedField & { readonly found: string })[] {
  if (!KINDS.has(kind) || !isObject(value)) return [];
  return CLOSED_FIELDS.flatMap((closed) => {
    if (closed.kind !== kind) return [];
    const found = value[closed.field];
    return typeof found === "string" && !closed.values.includes(found) ? [{ ...closed, found }] : [];
  });
}
