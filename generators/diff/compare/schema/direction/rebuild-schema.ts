import { createLeadsTo } from "../../../../core/leads-to.ts";
import { referencedSchemas, schemaChildren } from "../../../../core/model/schema-children.ts";
import type { SchemaModel, SchemaReference } from "../../../../core/model/schema-model.ts";
import { remembered } from "../../../../core/remembered.ts";

/** Returns the schema that replaces another one. */
export type SchemaView = (schema: SchemaModel) => SchemaModel;

/** Creates a view that replaces the schemas with a trait. Schemas that lead to none of them stay the same objects. */
export function createView(
  hasTrait: (schema: SchemaModel) => boolean,
  replace: (schema: SchemaModel) => SchemaModel,
): SchemaView {
  const differs = createReach(hasTrait);
  const rebuilt = remembered((schema: SchemaModel) => {
    return rebuildSchema(hasTrait(schema) ? replace(schema) : schema, view);
  });
  const view: SchemaView = (schema) => (differs(schema) ? rebuilt(schema) : schema);
  return view;
}

/** Copies a schema, with its subschemas and references replaced by the view. */
function rebuildSchema(schema: SchemaModel, view: SchemaView): SchemaModel {
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
export function viewReference(reference: SchemaReference, view: SchemaView): SchemaReference {
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
