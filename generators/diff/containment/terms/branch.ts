import type { Json } from "../../../core/json.ts";
import { ALL_TYPES, ownTypes, type ValueTypes } from "../../../core/model/facts/types-of.ts";
import { type ValueType, valueTypeOf } from "../../../core/model/facts/value-type.ts";
import { exactValues } from "../../../core/model/read/read-whole-numbers.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { type Alternative, type Choice, isMember, isWhole } from "./alternative.ts";
import { areTriviallyDisjoint } from "./trivially-disjoint.ts";

/** An unfinished conjunction: choices made so far, and remaining types. */
export interface Branch {
  readonly types: ValueTypes;
  readonly integer: boolean;
  readonly parts: ReadonlySet<SchemaModel>;
  readonly require: readonly SchemaModel[];
  readonly none: readonly SchemaModel[];
  readonly others: readonly SchemaModel[];
  readonly choices: readonly Choice[];
  /** Schemas whose choices were not expanded. */
  readonly closed: readonly SchemaModel[];
}

/** Branch without constraints. */
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

/** Adds a schema's own keywords to the branch; undefined if no type is left. */
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

/** True if a part and the schema are trivially disjoint, to avoid combining two such unions option by option. */
function isTriviallyDisjointFrom({ types, parts }: Branch, schema: SchemaModel): boolean {
  if (!types.has("object")) return false;
  for (const part of parts) if (areTriviallyDisjoint(part, schema)) return true;
  return false;
}

/** Removes the values of a schema: a negated type is removed, everything else is checked later. */
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

/** Returns the alternatives of a finished conjunction: one per remaining type that has values. */
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

/** Returns the values that a schema lists, with all digits of numbers; undefined if it lists none. */
export function exactList(schema: SchemaModel): readonly Json[] | undefined {
  const { constant, enumeration } = schema;
  if (constant) return exactValues(schema, "const", [constant.value]);
  return enumeration && exactValues(schema, "enum", enumeration);
}
