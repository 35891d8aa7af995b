import type { Json } from "../../../core/json.ts";
import { ALL_TYPES, ownTypes, type ValueTypes } from "../../../core/model/facts/types-of.ts";
import { type ValueType, valueTypeOf } from "../../../core/model/facts/value-type.ts";
import { exactValues } from "../../../core/model/read/read-whole-numbers.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { type Alternative, type Choice, isMember, isWhole } from "./alternative.ts";
import { areTriviallyDisjoint } from "./trivially-disjoint.ts";

/** A conjunction on its way: choices made so far, types that are left. */
export interface Branch {
  readonly types: ValueTypes;
  readonly integer: boolean;
  readonly parts: ReadonlySet<SchemaModel>;
  readonly require: readonly SchemaModel[];
  readonly none: readonly SchemaModel[];
  readonly others: readonly SchemaModel[];
  readonly choices: readonly Choice[];
  /** Schemas whose choices were left closed. */
  readonly closed: readonly SchemaModel[];
}

/** Where nothing has been said yet. */
export const ANY_BRANCH: Branch = {
  types: ALL_TYPES,
  integer: false,
  parts: new Set(),
  require: [],
  none: [],
  others: [],
  choices: [],
  closed: [],
};

/** The branch with a schema's own keywords; undefined when no type is left. */
export function withPart(branch: Branch, schema: SchemaModel): Branch | undefined {
  if (schema.always === false) return undefined;
  const own = ownTypes(schema);
  const allowed = [...branch.types].filter((type) => own.has(type));
  const types = isTriviallyDisjointFrom(branch, schema)
    ? allowed.filter((type) => type !== "object")
    : allowed;
  if (types.length === 0) return undefined;
  return {
    ...branch,
    types: new Set(types),
    integer: branch.integer || isWhole(schema),
    parts: new Set([...branch.parts, schema]),
  };
}

/** Two unions over the same kinds of objects would otherwise be combined option by option. */
function isTriviallyDisjointFrom({ types, parts }: Branch, schema: SchemaModel): boolean {
  if (!types.has("object")) return false;
  for (const part of parts) if (areTriviallyDisjoint(part, schema)) return true;
  return false;
}

/** The branch without the values of a schema: a negated type is a type less, everything else is kept to be asked. */
export function without(branch: Branch | undefined, schema: SchemaModel): Branch | undefined {
  if (!branch || schema.always === true) return undefined;
  if (schema.always === false) return branch;
  const { location: _, annotations, types, ...rest } = schema;
  const removed = types && new Set(types.filter((type) => type !== "integer").map(valueTypeOf));
  const saysMore = Object.keys(rest).length > 0 || annotations.format !== undefined;
  if (saysMore || !removed || types?.includes("integer")) {
    return { ...branch, none: [...branch.none, schema] };
  }
  const left = [...branch.types].filter((type) => !removed.has(type));
  return left.length === 0 ? undefined : { ...branch, types: new Set(left), none: [...branch.none, schema] };
}

/** The alternatives of a finished conjunction: one per type that is left, unless no value is. */
export function alternativesOf(branch: Branch): Alternative[] {
  const { types, integer, parts, require, none, others, choices } = branch;
  return [...types].flatMap((type) => {
    const alternative = {
      type,
      integer: integer && type === "number",
      parts: [...parts],
      require,
      none,
      others,
      choices,
    };
    const values = valuesOf(alternative);
    return values?.length === 0 ? [] : [{ ...alternative, values }];
  });
}

const BY_TYPE: Partial<Record<ValueType, readonly Json[]>> = { null: [null], boolean: [true, false] };

function valuesOf(alternative: Omit<Alternative, "values">): readonly Json[] | undefined {
  const listed = alternative.parts.map(exactList).filter((list) => list !== undefined);
  const shortest = [...listed].sort((a, b) => a.length - b.length)[0] ?? BY_TYPE[alternative.type];
  return shortest?.filter((value) => isMember(value, alternative));
}

/** The values that a schema lists, with all digits of its numbers; undefined where it lists none. */
export function exactList(schema: SchemaModel): readonly Json[] | undefined {
  const { constant, enumeration } = schema;
  if (constant) return exactValues(schema, "const", [constant.value]);
  return enumeration && exactValues(schema, "enum", enumeration);
}
