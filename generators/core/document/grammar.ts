import { HTTP_METHODS } from "../model/http-methods.ts";
import type { DocumentVersion } from "./load/document-version.ts";
import { type KeywordName, keywordsWith, schemaKeyword } from "./schema-keywords.ts";

/** The objects of OpenAPI that can contain references. */
export type ObjectKind =
  | "document"
  /** A document of OpenAPI 2.0. */
  | "swagger"
  | "info"
  | "server"
  | "tag"
  | "securityRequirement"
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

/** A list or map that is stored in another file as a whole: `parameters: { $ref: parameters.yaml }`. */
type ContainerKind = `${"list" | "map" | "openMap"} of ${ObjectKind}`;

/** True for objects whose members are parts of a document: paths, webhooks and components. */
export function isDivided(kind: NodeKind): boolean {
  return kind === "document" || kind === "swagger" || kind === "components";
}

/**
 * Kinds of nodes. `text` is for plain values, which are nodes only if a reference replaces them; `extension` for an
 * extension of the document in another file.
 */
export type NodeKind = ObjectKind | ContainerKind | "text" | "extension";

/** A field contains one node, a list, or a map of nodes; an `open` map may also contain extensions. */
export type Field =
  | readonly [shape: "one" | "list" | "oneOrList" | "map" | "openMap", kind: ObjectKind]
  | readonly [shape: "text", kind: "text"];

const one = (kind: ObjectKind): Field => ["one", kind];
const list = (kind: ObjectKind): Field => ["list", kind];
const map = (kind: ObjectKind): Field => ["map", kind];
const openMap = (kind: ObjectKind): Field => ["openMap", kind];
const text: Field = ["text", "text"];

function schemaField(name: KeywordName): Field {
  return [schemaKeyword(name)?.schemas ?? "one", "schema"];
}

const PARAMETER_FIELDS: Readonly<Record<string, Field>> = {
  schema: one("schema"),
  content: map("mediaType"),
  examples: map("example"),
};

/** Fields that contain nodes, by object. All other fields are data, and are not searched for references. */
const FIELDS: Readonly<Record<ObjectKind, Readonly<Record<string, Field>>>> = {
  document: {
    info: one("info"),
    servers: list("server"),
    security: list("securityRequirement"),
    tags: list("tag"),
    paths: openMap("pathItem"),
    webhooks: map("pathItem"),
    components: one("components"),
  },
  swagger: {
    info: one("info"),
    security: list("securityRequirement"),
    tags: list("tag"),
    paths: openMap("pathItem"),
    definitions: map("schema"),
    parameters: map("parameter"),
    responses: map("response"),
    securityDefinitions: map("securityScheme"),
  },
  info: { title: text, description: text },
  server: { description: text },
  tag: { description: text },
  securityRequirement: {},
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
    description: text,
    servers: list("server"),
    parameters: list("parameter"),
    ...Object.fromEntries(HTTP_METHODS.map((method) => [method, one("operation")])),
  },
  operation: {
    tags: text,
    summary: text,
    description: text,
    servers: list("server"),
    security: list("securityRequirement"),
    parameters: list("parameter"),
    requestBody: one("requestBody"),
    responses: openMap("response"),
    callbacks: map("callback"),
  },
  parameter: PARAMETER_FIELDS,
  header: PARAMETER_FIELDS,
  requestBody: { content: map("mediaType") },
  // The schema is one of OpenAPI 2.0.
  response: { headers: map("header"), content: map("mediaType"), links: map("link"), schema: one("schema") },
  mediaType: {
    schema: one("schema"),
    itemSchema: one("schema"),
    examples: map("example"),
    encoding: map("encoding"),
  },
  encoding: { headers: map("header") },
  callback: {},
  link: {},
  example: {},
  securityScheme: {},
  schema: Object.fromEntries(
    keywordsWith(({ schemas }) => schemas !== undefined).map((name) => [name, schemaField(name)]),
  ),
};

/** Sections of components by kind; kinds without a section are written out in place. */
export const COMPONENT_SECTIONS: Readonly<Partial<Record<NodeKind, string>>> = Object.fromEntries(
  Object.entries(FIELDS.components).flatMap(([section, [, kind]]) =>
    kind === "pathItem" ? [] : [[kind, section]],
  ),
);

/** Returns the location of each section of components in a document. */
export function componentLocations(version: DocumentVersion): Readonly<Record<string, string>> {
  return version === "2.0" ? SWAGGER_PLACES : COMPONENT_PLACES;
}

const COMPONENT_PLACES = Object.fromEntries(
  Object.values(COMPONENT_SECTIONS).map((section) => [section, `/components/${section}`]),
);

const SWAGGER_PLACES = { schemas: "/definitions", parameters: "/parameters", responses: "/responses" };

/** The kind of a whole document. */
export function rootKind(version: DocumentVersion): "document" | "swagger" {
  return version === "2.0" ? "swagger" : "document";
}

/** True for kinds without a section of components: the target of a reference replaces the reference. */
export function isWrittenOut(kind: NodeKind): boolean {
  return kind !== "document" && kind !== "swagger" && COMPONENT_SECTIONS[kind] === undefined;
}

/** Returns the shape and kind of the nodes in a field; undefined for data. */
export function fieldOf(kind: NodeKind, key: string): Field | undefined {
  const fields: Readonly<Record<string, Field>> | undefined = FIELDS[kind as ObjectKind]; // none for containers
  return fields !== undefined && Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Names of the fields that contain nodes. */
export function fieldNames(kind: ObjectKind): string[] {
  return Object.keys(FIELDS[kind]);
}
