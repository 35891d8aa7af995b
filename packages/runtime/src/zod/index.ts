export { type AllOf, allOf, type Both } from "./all-of.ts";
export { array } from "./array.ts";
export { int64, onNumber, uint64 } from "./bigint.ts";
export { also, type Condition, ifThenElse, not } from "./condition.ts";
export { type ContainsOptions, contains } from "./contains.ts";
export { deferred } from "./deferred.ts";
export { equalTo } from "./equal-to.ts";
export * from "./format/index.ts";
export { type JsonTypeName, onType } from "./json-type.ts";
export { lazy } from "./lazy.ts";
export { integer, multipleOf } from "./number.ts";
export { type OpenObject, object, record } from "./object.ts";
export { parseWithDefaults } from "./parse-with-defaults.ts";
export {
  additionalProperties,
  dependentRequired,
  dependentSchemas,
  maxProperties,
  minProperties,
  patternProperties,
  propertyNames,
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
export {
  chosenBy,
  type Implied,
  implied,
  literals,
  type Narrowed,
  narrowed,
  told,
} from "./tell.ts";
export { tuple } from "./tuple.ts";
export { type Unevaluated, unevaluated } from "./unevaluated.ts";
export { anyOf, oneOf } from "./union.ts";
export { uniqueItems } from "./unique-items.ts";
export { unsaid } from "./unsaid.ts";
