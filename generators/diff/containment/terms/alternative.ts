import type { Json } from "../../../core/json.ts";
import { typeOfValue, type ValueType } from "../../../core/model/facts/value-type.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { meets } from "../meets.ts";

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

/** True when the schemas leave only whole numbers among the numbers. */
export function isWhole({ types }: SchemaModel): boolean {
  return types?.includes("integer") === true && !types.includes("number");
}

/** True when a value is one of the alternative's. */
export function isMember(value: Json, alternative: Omit<Alternative, "values">): boolean {
  const { type, require, none, others } = alternative;
  return (
    typeOfValue(value) === type &&
    // Most values that are no member meet another branch, which is found out sooner than that the union rejects them.
    !meetsAny(others, value) &&
    !none.some((schema) => meets(schema, value)) &&
    require.every((schema) => meets(schema, value))
  );
}

const lastMet = new WeakMap<readonly SchemaModel[], SchemaModel>();

/** Values are asked about that differ little, so what one of them met is asked first for the next one. */
function meetsAny(schemas: readonly SchemaModel[], value: Json): boolean {
  const last = lastMet.get(schemas);
  if (last && meets(last, value)) return true;
  const met = schemas.find((schema) => schema !== last && meets(schema, value));
  if (met) lastMet.set(schemas, met);
  return met !== undefined;
}
