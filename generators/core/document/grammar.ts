import { isObject } from "../json.ts";

/** The objects of OpenAPI 3.1 in which references may stand or be passed through. */
export type NodeKind =
  | "document"
  | "components"
  | "pathItem"
  | "operation"
  | "parameter"
  | "header"
  | "requestBody"
  | "response"
  | "mediaType"
  | "encoding"
  | "callback"
  | "link"
  | "example"
  | "securityScheme"
  | "schema";

/** A field holds one node, a list of nodes, or a map of nodes; an `open` map may carry extensions beside its entries. */
type Field = readonly [shape: "one" | "list" | "oneOrList" | "map" | "openMap", kind: NodeKind];

const one = (kind: NodeKind): Field => ["one", kind];
const list = (kind: NodeKind): Field => ["list", kind];
const oneOrList = (kind: NodeKind): Field => ["oneOrList", kind];
const map = (kind: NodeKind): Field => ["map", kind];
const openMap = (kind: NodeKind): Field => ["openMap", kind];

const PARAMETER_FIELDS: Readonly<Record<string, Field>> = {
  schema: one("schema"),
  content: map("mediaType"),
  examples: map("example"),
};

/** Which fields of which object hold further nodes. Whatever is not named here is data, and never searched for references. */
const FIELDS: Readonly<Record<NodeKind, Readonly<Record<string, Field>>>> = {
  document: { paths: openMap("pathItem"), webhooks: map("pathItem"), components: one("components") },
  components: {
    schemas: map("schema"),
    responses: map("response"),
    parameters: map("parameter"),
    examples: map("example"),
    requestBodies: map("requestBody"),
    headers: map("header"),
    securitySchemes: map("securityScheme"),
    links: map("link"),
    callbacks: map("callback"),
    pathItems: map("pathItem"),
  },
  pathItem: {
    parameters: list("parameter"),
    get: one("operation"),
    put: one("operation"),
    post: one("operation"),
    delete: one("operation"),
    options: one("operation"),
    head: one("operation"),
    patch: one("operation"),
    trace: one("operation"),
  },
  operation: {
    parameters: list("parameter"),
    requestBody: one("requestBody"),
    responses: openMap("response"),
    callbacks: map("callback"),
  },
  parameter: PARAMETER_FIELDS,
  header: PARAMETER_FIELDS,
  requestBody: { content: map("mediaType") },
  response: { headers: map("header"), content: map("mediaType"), links: map("link") },
  mediaType: { schema: one("schema"), examples: map("example"), encoding: map("encoding") },
  encoding: { headers: map("header") },
  callback: {},
  link: {},
  example: {},
  securityScheme: {},
  schema: {
    items: oneOrList("schema"),
    additionalItems: one("schema"),
    contains: one("schema"),
    additionalProperties: one("schema"),
    unevaluatedItems: one("schema"),
    unevaluatedProperties: one("schema"),
    propertyNames: one("schema"),
    contentSchema: one("schema"),
    not: one("schema"),
    if: one("schema"),
    then: one("schema"),
    else: one("schema"),
    allOf: list("schema"),
    anyOf: list("schema"),
    oneOf: list("schema"),
    prefixItems: list("schema"),
    properties: map("schema"),
    patternProperties: map("schema"),
    dependentSchemas: map("schema"),
    dependencies: map("schema"),
    $defs: map("schema"),
    definitions: map("schema"),
  },
};

/** Where components of a kind live; kinds without a place are written out where they are used. */
export const COMPONENT_SECTIONS: Readonly<Partial<Record<NodeKind, string>>> = {
  schema: "schemas",
  response: "responses",
  parameter: "parameters",
  example: "examples",
  requestBody: "requestBodies",
  header: "headers",
  securityScheme: "securitySchemes",
  link: "links",
  callback: "callbacks",
};

export interface ChildNode {
  /** Keys and indexes that lead from the parent to the child. */
  readonly path: readonly string[];
  readonly kind: NodeKind;
  readonly value: unknown;
}

/** What a field of a node holds; undefined where it holds data. */
export function fieldOf(kind: NodeKind, key: string): Field | undefined {
  return Object.hasOwn(FIELDS[kind], key) ? FIELDS[kind][key] : undefined;
}

/** The nodes directly below a node, in the order in which they are written. */
export function childNodes(kind: NodeKind, value: unknown): ChildNode[] {
  if (!isObject(value)) return [];
  const nodes: ChildNode[] = [];
  if (kind === "callback") addMapNodes(nodes, { path: [], kind: "pathItem", values: value, isOpen: true });
  for (const key of Object.keys(value)) {
    const field = fieldOf(kind, key);
    if (field) addFieldNodes(nodes, { key, field, value: value[key] });
  }
  return nodes;
}

/** Fields of a node that hold something else than the map that they should; one that is left empty is no mistake. */
export function malformedMaps(kind: NodeKind, value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.keys(value).filter((key) => {
    const [shape] = fieldOf(kind, key) ?? [];
    return (shape === "map" || shape === "openMap") && !isObject(value[key]) && value[key] !== null;
  });
}

interface FieldValue {
  readonly key: string;
  readonly field: Field;
  readonly value: unknown;
}

function addFieldNodes(nodes: ChildNode[], { key, field: [shape, kind], value }: FieldValue): void {
  switch (shape) {
    case "one":
      nodes.push({ path: [key], kind, value });
      return;
    case "list":
    case "oneOrList":
      if (Array.isArray(value)) {
        for (const [index, item] of value.entries())
          nodes.push({ path: [key, String(index)], kind, value: item });
      } else if (shape === "oneOrList") nodes.push({ path: [key], kind, value });
      return;
    case "map":
    case "openMap":
      if (isObject(value))
        addMapNodes(nodes, { path: [key], kind, values: value, isOpen: shape === "openMap" });
      return;
    default:
      shape satisfies never;
  }
}

interface MapValue {
  readonly path: readonly string[];
  readonly kind: NodeKind;
  readonly values: Record<string, unknown>;
  readonly isOpen: boolean;
}

function addMapNodes(nodes: ChildNode[], { path, kind, values, isOpen }: MapValue): void {
  for (const key of Object.keys(values)) {
    if (!isOpen || !key.startsWith("x-")) nodes.push({ path: [...path, key], kind, value: values[key] });
  }
}
