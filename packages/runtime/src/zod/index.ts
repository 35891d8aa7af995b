export { type AllOf, allOf, type Both } from "./all-of.ts";
export { type ContainsOptions, contains, unevaluatedItems, uniqueItems } from "./array.ts";
export { also, type Condition, ifThenElse, not } from "./condition.ts";
export { deferred } from "./deferred.ts";
export { equalTo } from "./equal-to.ts";
export type { EvaluatedParts } from "./evaluated.ts";
export * from "./format/index.ts";
export { type JsonTypeName, onType } from "./json-type.ts";
export { lazy } from "./lazy.ts";
export { integer, multipleOf } from "./number.ts";
export { type OpenObject, object, record } from "./object.ts";
export {
  additionalProperties,
  dependentRequired,
  dependentSchemas,
  maxProperties,
  minProperties,
  patternProperties,
  propertyNames,
  unevaluatedProperties,
} from "./properties.ts";
export type { RecursiveObject } from "./recursive-object.ts";
export type { SchemaType } from "./schema-type.ts";
export {
  compilePattern,
  maxLength,
  minLength,
  type Open,
  type OpenEnum,
  openEnum,
  type PrefixedString,
  startsWith,
} from "./string.ts";
export { anyOf, oneOf } from "./union.ts";
