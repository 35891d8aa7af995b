import type { Json } from "../../core/json.ts";
import type { JsonType, SchemaModel } from "../../core/model/schema-model.ts";
import { meets } from "./meets.ts";

/** The JSON types that share no value; whole numbers are numbers here. */
export const VALUE_TYPES = ["null", "boolean", "number", "string", "array", "object"] as const;

export type ValueType = (typeof VALUE_TYPES)[number];

/**
 * One way to meet a term: a type, and one option of every union chosen. All keywords of `parts` speak of the same
 * value together, none of them is a choice any more.
 */
export interface Alternative {
  readonly type: ValueType;
  /** True when only whole numbers are meant. */
  readonly integer: boolean;
  /** Schemas whose own constraints hold; their unions, references and conditions have been followed. */
  readonly parts: readonly SchemaModel[];
  /** Schemas that must be met as a whole: what the term asked for, and the options that were chosen. */
  readonly require: readonly SchemaModel[];
  /** Schemas that no value meets. */
  readonly none: readonly SchemaModel[];
  /** Options of `oneOf` that were not chosen, so that no value meets them either. */
  readonly others: readonly SchemaModel[];
  /** Every `oneOf` that was chosen from: `others` holds the options that were not taken. */
  readonly choices: readonly Choice[];
  /** Every value, where there are only so many; `undefined` when they cannot be listed. */
  readonly values: readonly Json[] | undefined;
}

/** A `oneOf`, and the option of it that was taken. */
export interface Choice {
  readonly options: readonly SchemaModel[];
  readonly taken: SchemaModel;
}

/** The type of a value as containment tells types apart. */
export function typeOf(value: Json): ValueType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "object" ? "object" : (type as "boolean" | "number" | "string"); // JSON has no other
}

/** Types as containment tells them apart; undefined when any is meant. */
export function valueTypes(types: readonly JsonType[] | undefined): ReadonlySet<ValueType> | undefined {
  return types && new Set(types.map((type) => (type === "integer" ? "number" : type)));
}

/** True when the schemas leave only whole numbers among the numbers. */
export function isWhole({ types }: SchemaModel): boolean {
  return types?.includes("integer") === true && !types.includes("number");
}

/** True when a value is one of the alternative's. */
export function isMember(value: Json, alternative: Omit<Alternative, "values">): boolean {
  const { type, require, none, others } = alternative;
  return (
    typeOf(value) === type &&
    // Most values that are no member meet another branch, which is found out sooner than that the union refuses them.
    ![...none, ...others].some((schema) => meets(schema, value)) &&
    require.every((schema) => meets(schema, value))
  );
}
