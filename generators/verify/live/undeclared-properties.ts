import { isObject } from "../../core/json.ts";
import { schemasOfProperty } from "../../core/model/accepts/object.ts";
import { applicableSchemas } from "../../core/model/facts/applicable-schemas.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** A property of a value that no schema declares. */
export interface UndeclaredProperty {
  readonly path: readonly string[];
  /** Schema of the object that has it. */
  readonly schema: SchemaModel;
}

/** Depth limit. */
const MAX_DEPTH = 12;

/** Finds properties that the schema allows without naming them. If it names none at all, it is open on purpose. */
export function undeclaredProperties(schema: SchemaModel, value: unknown): UndeclaredProperty[] {
  const found = search([schema], value, []);
  return [...new Map(found.map((property) => [JSON.stringify(property.path), property])).values()];
}

/** True if some part of the schema, alternatives included, declares a property of the value. */
export function hasDeclaredProperty(schema: SchemaModel, value: object): boolean {
  const all = applicableSchemas([schema]);
  return Object.keys(value).some((key) => all.some((part) => schemasOf(part, key).length > 0));
}

function search(
  schemas: readonly SchemaModel[],
  value: unknown,
  path: readonly string[],
): UndeclaredProperty[] {
  if (path.length > MAX_DEPTH) return [];
  const all = applicableSchemas(schemas);
  if (Array.isArray(value)) {
    const items = all.flatMap(({ array }) => array?.items ?? []);
    return items.length === 0 ? [] : value.flatMap((item) => search(items, item, [...path, "*"]));
  }
  const [first] = all;
  if (!isObject(value) || first === undefined || isOpen(all)) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const named = all.flatMap((schema) => schemasOf(schema, key));
    if (named.length > 0) return search(named, member, [...path, key]);
    return [{ path: [...path, key], schema: first }];
  });
}

/** True if nothing is declared, or if the description leaves something open explicitly. */
function isOpen(schemas: readonly SchemaModel[]): boolean {
  return (
    schemas.every(({ object }) => (object?.properties?.size ?? 0) === 0) ||
    schemas.some(({ annotations }) => annotations.unspecified !== undefined)
  );
}

function schemasOf({ object = {} }: SchemaModel, key: string): readonly SchemaModel[] {
  const { additionalProperties } = object;
  const found = schemasOfProperty(object, key);
  return additionalProperties?.always && found[0] === additionalProperties ? [] : found;
}
