import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { ObstacleKeyword } from "./obstacle.ts";

/** The schema with one of its keywords alone, so that a value can be held against just that one. */
export function singleKeyword(
  schema: SchemaModel,
  keyword: ObstacleKeyword,
  name?: string,
): SchemaModel | undefined {
  const { location, number = {}, string = {}, array = {}, object = {}, annotations } = schema;
  const only = (keywords: Partial<SchemaModel>): SchemaModel => ({
    location,
    annotations: { extensions: {} },
    ...keywords,
  });
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = number;
  const { minLength, maxLength, pattern } = string;
  const { minItems, maxItems, uniqueItems } = array;
  const { minProperties, maxProperties, propertyNames } = object;
  switch (keyword) {
    case "minimum":
      return only({ number: defined({ minimum, exclusiveMinimum }) });
    case "maximum":
      return only({ number: defined({ maximum, exclusiveMaximum }) });
    case "multipleOf":
      return only({ number: defined({ multipleOf }) });
    case "minLength":
      return only({ string: defined({ minLength }) });
    case "maxLength":
      return only({ string: defined({ maxLength }) });
    case "pattern":
      return only({ string: defined({ pattern }) });
    case "format":
      return { location, annotations };
    case "minItems":
      return only({ array: defined({ minItems }) });
    case "maxItems":
      return only({ array: defined({ maxItems }) });
    case "uniqueItems":
      return only({ array: defined({ uniqueItems }) });
    case "minProperties":
      return only({ object: defined({ minProperties }) });
    case "maxProperties":
      return only({ object: defined({ maxProperties }) });
    case "propertyNames":
      return only({ object: defined({ propertyNames }) });
    case "required":
      return name === undefined ? undefined : only({ object: { required: [name] } });
    default:
      return undefined;
  }
}

function defined<Value extends object>(value: { [Key in keyof Value]: Value[Key] | undefined }): Value {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value; // every field is optional
}
