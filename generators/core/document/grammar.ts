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

/** The nodes directly below a node, in the order in which they are written. */
export function childNodes(kind: NodeKind, value: unknown): ChildNode[] {
  if (!isObject(value)) return [];
  if (kind === "callback") return mapNodes([], "pathItem", value).filter(isNoExtension);
  return Object.keys(value).flatMap((key) => {
    const field = Object.hasOwn(FIELDS[kind], key) ? FIELDS[kind][key] : undefined;
    return field ? fieldNodes(key, field, value[key]) : [];
  });
}

/** Fields of a node that hold something else than the map that they should; one that is left empty is no mistake. */
export function malformedMaps(kind: NodeKind, value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.keys(value).filter((key) => {
    const [shape] = Object.hasOwn(FIELDS[kind], key) ? (FIELDS[kind][key] ?? []) : [];
    return (shape === "map" || shape === "openMap") && !isObject(value[key]) && value[key] !== null;
  });
}

function fieldNodes(key: string, [shape, kind]: Field, value: unknown): ChildNode[] {
  switch (shape) {
    case "one":
      return [{ path: [key], kind, value }];
    case "list":
      return Array.isArray(value) ? listNodes(key, kind, value) : [];
    case "oneOrList":
      return Array.isArray(value) ? listNodes(key, kind, value) : [{ path: [key], kind, value }];
    case "map":
      return isObject(value) ? mapNodes([key], kind, value) : [];
    case "openMap":
      return isObject(value) ? mapNodes([key], kind, value).filter(isNoExtension) : [];
    default:
      return shape satisfies never;
  }
}

function listNodes(key: string, kind: NodeKind, values: readonly unknown[]): ChildNode[] {
  return values.map((value, index) => ({ path: [key, String(index)], kind, value }));
}

function mapNodes(path: readonly string[], kind: NodeKind, value: Record<string, unknown>): ChildNode[] {
  return Object.keys(value).map((key) => ({ path: [...path, key], kind, value: value[key] }));
}

function isNoExtension({ path }: ChildNode): boolean {
  return !path.at(-1)?.startsWith("x-");
}
