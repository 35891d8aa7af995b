import { present, referencedSchemas } from "../../../core/model/schema-children.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { reachedFrom } from "../../../core/reached-from.ts";
import { remembered } from "../../../core/remembered.ts";

/** Returns the schema and all that it applies in place, in every branch and behind references. */
export const inPlace = remembered(
  (schema: SchemaModel): ReadonlySet<SchemaModel> => reachedFrom([schema], besideSchema),
);

function besideSchema(schema: SchemaModel): SchemaModel[] {
  const { allOf = [], anyOf = [], oneOf = [], condition, object } = schema;
  return [
    ...[...allOf, ...anyOf, ...oneOf, ...(object?.dependentSchemas?.values() ?? [])],
    ...present([condition?.if, condition?.then, condition?.else]),
    ...referencedSchemas(schema),
  ];
}
