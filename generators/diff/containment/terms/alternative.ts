import type { Json } from "../../../core/json.ts";
import { typeOfValue, type ValueType } from "../../../core/model/facts/value-type.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { meets } from "../meets.ts";

/**
 * One way to meet a term: a type, and one option of every union. All keywords of `parts` apply to the same value, and
 * none of them is a choice any more.
 */
export interface Alternative {
  readonly type: ValueType;
  /** True if only whole numbers are meant. */
  readonly integer: boolean;
  /** Schemas whose own constraints apply; their unions, references and conditions have been followed. */
  readonly parts: readonly SchemaModel[];
  /** Schemas that must be met as a whole: those of the term, and the chosen options. */
  readonly require: readonly SchemaModel[];
  /** Schemas that a value of the alternative must not meet. */
  readonly none: readonly SchemaModel[];
  /** Options of `oneOf` that were not chosen: a value of the alternative must not meet them either. */
  readonly others: readonly SchemaModel[];
  /** Every `oneOf` with a chosen option: `others` contains the options that were not chosen. */
  readonly choices: readonly Choice[];
  /** All values; undefined if they cannot be listed. */
  readonly values: readonly Json[] | undefined;
}

/** A `oneOf`, and the option of it that was taken. */
export interface Choice {
  readonly options: readonly SchemaModel[];
  readonly taken: SchemaModel;
}

/** True if the schemas leave only whole numbers among the numbers. */
export function isWhole({ types }: SchemaModel): boolean {
  return types?.includes("integer") === true && !types.includes("number");
}

/** True if a value is in the alternative. */
export function isMember(value: Json, alternative: Omit<Alternative, "values">): boolean {
  const { type, require, none, others } = alternative;
  return (
    typeOfValue(value) === type &&
    // Most other values meet another option, which is faster to check than the whole union.
    !meetsAny(others, value) &&
    !none.some((schema) => meets(schema, value)) &&
    require.every((schema) => meets(schema, value))
  );
}

const lastMet = new WeakMap<readonly SchemaModel[], SchemaModel>();

/** Checks the schema that matched last first, since successive values differ little. */
function meetsAny(schemas: readonly SchemaModel[], value: Json): boolean {
  const last = lastMet.get(schemas);
  if (last && meets(last, value)) return true;
  const met = schemas.find((schema) => schema !== last && meets(schema, value));
  if (met) lastMet.set(schemas, met);
  return met !== undefined;
}
