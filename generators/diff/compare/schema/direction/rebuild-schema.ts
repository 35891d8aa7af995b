import { createLeadsTo } from "../../../../core/leads-to.ts";
import { referencedSchemas, schemaChildren } from "../../../../core/model/schema-children.ts";
import type { SchemaModel, SchemaReference } from "../../../../core/model/schema-model.ts";

/** Returns the schema that replaces another one. */
export type SchemaView = (schema: SchemaModel) => SchemaModel;

/** Copies a schema, with its subschemas and references replaced by the view. */
export function rebuildSchema(schema: SchemaModel, view: SchemaView): SchemaModel {
  const { reference, dynamicReference, allOf, anyOf, oneOf, not, condition, array, object, ...own } = schema;
  return {
    ...own,
    ...(reference ? { reference: viewReference(reference, view) } : {}),
    ...(dynamicReference ? { dynamicReference: viewReference(dynamicReference, view) } : {}),
    ...(allOf ? { allOf: allOf.map(view) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(view) } : {}),
    ...(oneOf ? { oneOf: oneOf.map(view) } : {}),
    ...(not ? { not: view(not) } : {}),
    ...(condition ? { condition: viewParts(condition, view) } : {}),
    ...(array ? { array: viewParts(array, view) } : {}),
    ...(object ? { object: viewParts(object, view) } : {}),
  };
}

/** Reads the target on demand, since references may be cyclic. */
function viewReference(reference: SchemaReference, view: SchemaView): SchemaReference {
  let seen: SchemaModel | undefined;
  return {
    uri: reference.uri,
    component: reference.component,
    get target() {
      seen ??= view(reference.target);
      return seen;
    },
  };
}

function viewParts<Parts extends object>(parts: Parts, view: SchemaView): Parts {
  const entries = Object.entries(parts).map(([key, value]) => [key, viewPart(value, view)]);
  return Object.fromEntries(entries) as Parts; // each part keeps its kind
}

function viewPart(value: unknown, view: SchemaView): unknown {
  if (Array.isArray(value)) return value.map((part) => viewPart(part, view));
  if (value instanceof Map) return new Map([...value].map(([key, part]) => [key, viewPart(part, view)]));
  return isSchema(value) ? view(value) : value;
}

function isSchema(value: unknown): value is SchemaModel {
  return typeof value === "object" && value !== null && "annotations" in value && "location" in value;
}

/** Tells whether a schema, or one that it contains or refers to, has a trait. Results are cached. */
export function createReach(hasTrait: (schema: SchemaModel) => boolean): (schema: SchemaModel) => boolean {
  return createLeadsTo((schema: SchemaModel) =>
    hasTrait(schema) ? undefined : schemaChildren(schema).concat(referencedSchemas(schema)),
  );
}
