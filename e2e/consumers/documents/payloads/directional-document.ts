import { childPointer } from "../../../../generators/core/document/pointer.ts";
import { walkNodes } from "../../../../generators/core/document/walk-nodes.ts";
import { isObject, type Json, type JsonObject } from "../../../../generators/core/json.ts";
import type { ApiModel } from "../../../../generators/core/model/api-model.ts";
import {
  findReadings,
  isGrowing,
  type Reading,
  type Readings,
} from "../../../../generators/core/model/reading/reading.ts";
import type { SchemaModel } from "../../../../generators/core/model/schema-model.ts";

/** Returns the address under which ajv finds a reading of the document. */
export function addressOf(reading: Reading): string {
  return `${reading}-document`;
}

/**
 * Writes one reading of a document as plain JSON Schema: properties that only the other side writes are optional, and
 * enums that may have grown accept other values of their type. References lead to the document of the same reading.
 */
export function directionalDocument(model: ApiModel, reading: Reading): JsonObject {
  const schemas = new Set<string>();
  walkNodes({ pointer: "", kind: "document", value: model.document }, ({ pointer, kind }) => {
    if (kind === "schema") schemas.add(pointer);
  });
  const rewriting = { model, schemas, readings: findReadings(model) };
  return rewriteObject(model.document, { pointer: "", reading }, rewriting);
}

interface Rewriting {
  readonly model: ApiModel;
  readonly readings: Readings;
  /** Pointers of all schemas. */
  readonly schemas: ReadonlySet<string>;
}

interface At {
  readonly pointer: string;
  readonly reading: Reading;
}

function rewrite(node: Json | undefined, at: At, rewriting: Rewriting): Json {
  if (Array.isArray(node))
    return node.map((item, index) =>
      rewrite(item, { ...at, pointer: childPointer(at.pointer, String(index)) }, rewriting),
    );
  return isObject(node) ? rewriteObject(node, at, rewriting) : (node ?? null);
}

function rewriteObject(node: JsonObject, at: At, rewriting: Rewriting): JsonObject {
  if (rewriting.schemas.has(at.pointer)) return rewriteSchema(node, at, rewriting);
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [
      key,
      rewrite(child, { ...at, pointer: childPointer(at.pointer, key) }, rewriting),
    ]),
  );
}

function rewriteSchema(node: JsonObject, at: At, rewriting: Rewriting): JsonObject {
  const { model, readings } = rewriting;
  const schema = model.schemaAt(at.pointer);
  // What tells branches apart is read exactly, and so is what would make the whole accept less.
  const reading = readings.staysLiteral(schema) ? "request" : at.reading;
  const readingOf = (key: string) => (key === "not" || key === "if" ? "request" : reading);
  const entries = Object.entries(node).map(([key, child]): [string, Json] => [
    key,
    rewrite(child, { pointer: childPointer(at.pointer, key), reading: readingOf(key) }, rewriting),
  ]);
  const isLocal = typeof node.$ref === "string" && node.$ref.startsWith("#");
  const rewritten: JsonObject = {
    ...Object.fromEntries(entries),
    ...(isLocal && { $ref: `${addressOf(reading)}${node.$ref}` }),
    ...(Array.isArray(node.required) && {
      required: [...(readings.asRead(schema, reading).object?.required ?? [])],
    }),
  };
  return reading === "response" ? loosened(rewritten, schema, readings) : rewritten;
}

/** Opens enums that may have grown; two branches with such enums may both match. */
function loosened(node: JsonObject, schema: SchemaModel, readings: Readings): JsonObject {
  const { enum: known, oneOf, ...others } = node;
  const isGrown = Array.isArray(known) && readings.isOpen(schema);
  const isShared = Array.isArray(oneOf) && (schema.oneOf ?? []).some((branch) => readings.differ(branch));
  const grown = isGrown ? [...new Set(known.filter(isGrowing).map((value) => typeof value))] : [];
  const beside = [
    ...(Array.isArray(others.allOf) ? others.allOf : []),
    ...(isGrown ? [{ anyOf: [{ enum: known }, { type: grown }] }] : []),
    ...(isShared ? [{ anyOf: oneOf }] : []),
  ];
  return {
    ...others,
    ...(known !== undefined && !isGrown && { enum: known }),
    ...(oneOf !== undefined && !isShared && { oneOf }),
    ...(beside.length > 0 && { allOf: beside }),
  };
}
