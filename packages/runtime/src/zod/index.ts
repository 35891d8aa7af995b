export { also, type Condition, ifThenElse, not, onType } from "./checks/condition.ts";
export { type ContainsOptions, contains } from "./checks/contains.ts";
export { equalTo } from "./checks/equal-to.ts";
export { integer, multipleOf } from "./checks/number.ts";
export {
  additionalProperties,
  dependentRequired,
  dependentSchemas,
  maxProperties,
  minProperties,
  patternProperties,
  propertyNames,
} from "./checks/properties.ts";
export { uniqueItems } from "./checks/unique-items.ts";
export * from "./format/checks.ts";
export { compilePattern } from "./json/compile-pattern.ts";
export type { JsonTypeName } from "./json/json-type.ts";
export { parseWithDefaults } from "./parse/parse-with-defaults.ts";
export { allOf } from "./schemas/all-of.ts";
export { array, tuple } from "./schemas/array.ts";
export { int64, onNumber, uint64 } from "./schemas/bigint.ts";
export { type Coerced, coerced, type TextForm } from "./schemas/coerced.ts";
export { deferred, unstated } from "./schemas/deferred.ts";
export { lazy } from "./schemas/lazy.ts";
export { type OpenObject, object, record } from "./schemas/object.ts";
export type {
  Closed,
  Extended,
  RecursiveObject,
  RequiredMembers,
  SchemaType,
} from "./schemas/object-types.ts";
export type { Ruled } from "./schemas/ruled-object.ts";
export {
  type Open,
  type OpenEnum,
  openEnum,
  type PrefixedString,
  startsWith,
} from "./schemas/string.ts";
export { type Implied, implied, literals, typed } from "./schemas/typed.ts";
export { anyOf, oneOf } from "./schemas/union.ts";
export { type Unevaluated, unevaluated } from "./unevaluated/unevaluated.ts";
