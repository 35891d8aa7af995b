import { readFileSync } from "node:fs";
import v30 from "@seriousme/openapi-schema-validator/schemas/v3.0/schema.json" with { type: "json" };
import v31 from "@seriousme/openapi-schema-validator/schemas/v3.1/schema.json" with { type: "json" };
import v32 from "@seriousme/openapi-schema-validator/schemas/v3.2/schema.json" with { type: "json" };
import { parse } from "yaml";
import { valueAt } from "../../../core/document/pointer.ts";
import { resolveReference } from "../../../core/document/reference.ts";
import { metaSchemas } from "../../../core/document/resource/meta-schemas/index.ts";
import { isObject } from "../../../core/json.ts";
import { DeclaredFields } from "./declared-fields.ts";

export const VERSIONS = ["3.0", "3.1", "3.2"] as const;

export type Version = (typeof VERSIONS)[number];

const META_SCHEMAS: Readonly<Record<Version, Record<string, unknown>>> = {
  "3.0": v30,
  "3.1": v31,
  "3.2": v32,
};

/** Returns the declared fields of objects in a version. Since 3.1, schemas are those of JSON Schema 2020-12. */
export function declaredFields(version: Version): DeclaredFields {
  const root = META_SCHEMAS[version];
  return new DeclaredFields(version === "3.0" ? root : withSchemas(root));
}

function withSchemas(root: Record<string, unknown>): Record<string, unknown> {
  const vocabularies = [...metaSchemas]
    .filter(([uri]) => uri.includes("/meta/"))
    .map(([, text]) => JSON.parse(text));
  const definitions = Object.assign(
    {},
    ...vocabularies.map(({ $defs }) => $defs),
    OPENAPI_DEFINITIONS,
    root.$defs,
  );
  const parts = vocabularies.map(({ properties }) => ({ properties }));
  return { ...root, $defs: { ...definitions, schema: { allOf: [...parts, OPENAPI_VOCABULARY] } } };
}

/** The keywords that OpenAPI adds to JSON Schema (OpenAPI 3.2, Schema Object). */
const OPENAPI_VOCABULARY = {
  properties: {
    discriminator: { $ref: "#/$defs/discriminator" },
    xml: { $ref: "#/$defs/xml" },
    externalDocs: { $ref: "#/$defs/external-documentation" },
    example: {},
  },
};

const OPENAPI_DEFINITIONS = {
  discriminator: {
    properties: { propertyName: {}, mapping: { $ref: "#/$defs/map-of-strings" }, defaultMapping: {} },
  },
  xml: {
    properties: {
      nodeType: { enum: ["element", "attribute", "text", "cdata", "none"] },
      name: {},
      namespace: {},
      prefix: {},
      attribute: {},
      wrapped: {},
    },
  },
};

/** A document of a version in which each object has each of its fields. */
export function everyField(version: Version): Record<string, unknown> {
  const document = read("openapi.yaml");
  if (version === "3.0") objectAt(document, "/components/schemas").Every = read("schemas-3.0.yaml");
  const known = declaredFields(version).without(document);
  const whole = withoutDangling(known, known);
  if (!isObject(whole)) throw new Error("A document is an object.");
  return { ...whole, openapi: `${version}.0` };
}

function read(name: string): Record<string, unknown> {
  const value: unknown = parse(readFileSync(new URL(name, import.meta.url), "utf8"), { merge: true });
  if (!isObject(value)) throw new Error(`${name} is an object.`);
  return value;
}

function objectAt(document: unknown, pointer: string): Record<string, unknown> {
  const value = valueAt(document, pointer);
  if (!isObject(value)) throw new Error(`There is an object at ${pointer}.`);
  return value;
}

/** A document without references to components of kinds that its version does not know. */
function withoutDangling(node: unknown, root: unknown): unknown {
  const isKept = (value: unknown) =>
    !(isObject(value) && typeof value.$ref === "string") || resolves(value.$ref, root);
  if (Array.isArray(node)) return node.filter(isKept).map((item) => withoutDangling(item, root));
  if (!isObject(node)) return node;
  const entries = Object.entries(node).filter(([, value]) => isKept(value));
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutDangling(value, root)]));
}

function resolves(reference: string, root: unknown): boolean {
  const pointer = resolveReference(reference, "")?.pointer;
  return pointer === undefined || valueAt(root, pointer) !== undefined;
}
