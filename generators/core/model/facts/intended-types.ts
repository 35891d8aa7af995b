import type { SchemaModel } from "../schema-model.ts";
import { conjuncts } from "./conjuncts.ts";
import { impliedType } from "./describes.ts";
import { ALL_TYPES, anyTypes, commonTypes, ownTypes, type ValueTypes } from "./types-of.ts";

/**
 * Returns the types that a schema was written for: like `typesOf`, but `properties` without a type imply an object, and
 * `items` an array. The schema may accept values of other types.
 */
export function intendedTypes(schema: SchemaModel, seen: ReadonlySet<SchemaModel> = new Set()): ValueTypes {
  if (seen.has(schema)) return ALL_TYPES;
  const within = (part: SchemaModel) => intendedTypes(part, new Set([...seen, schema]));
  const implied = impliedType(schema);
  return commonTypes([
    implied ? new Set([implied]) : ownTypes(schema),
    ...conjuncts(schema).map(within),
    ...[schema.anyOf, schema.oneOf].map((branches) =>
      branches ? anyTypes(branches.map(within)) : ALL_TYPES,
    ),
  ]);
}
