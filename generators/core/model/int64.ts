import { reachedFrom } from "../reached-from.ts";
import { remembered } from "../remembered.ts";
import { conjuncts, inPlaceParts } from "./facts/conjuncts.ts";
import { typesOf } from "./facts/types-of.ts";
import { wholeNumbers } from "./read/read-whole-numbers.ts";
import { reachable } from "./reading/direction.ts";
import { referencedSchemas, schemaChildren } from "./schema-children.ts";
import type { SchemaModel } from "./schema-model.ts";

/** Representations of 64-bit integers in JavaScript: doubles, as from `JSON.parse`, or bigints. */
export const INT64_POLICIES = ["number", "bigint"] as const;

export type Int64Policy = (typeof INT64_POLICIES)[number];

/** Form of the numbers at a position: `either` in a schema that only tests a value which another one describes. */
export type NumberForm = Int64Policy | "either";

/** Number forms during a walk over schemas. */
export interface NumberForms {
  readonly int64: Int64Policy;
  readonly numbers: NumberForm;
}

/** The forms at the outermost schema. */
export function numberForms(int64: Int64Policy = "number"): NumberForms {
  return { int64, numbers: "number" };
}

/** The forms at a schema: if one part has an `int64` format, all parts for the same value use bigints. */
export function atSchema<Scope extends NumberForms>(schema: SchemaModel, scope: Scope): Scope {
  const isNew = scope.int64 === "bigint" && scope.numbers !== "bigint" && isBigint(schema);
  return isNew ? { ...scope, numbers: "bigint" } : scope;
}

/** The forms at a member or an item. */
export function atMember<Scope extends NumberForms>(scope: Scope): Scope {
  return scope.numbers === "bigint" ? { ...scope, numbers: "number" } : scope;
}

/** The forms inside a test: `if` and its branches, `not`, `contains`. */
export function atTest<Scope extends NumberForms>(scope: Scope): Scope {
  const isNew = scope.int64 === "bigint" && scope.numbers === "number";
  return isNew ? { ...scope, numbers: "either" } : scope;
}

/** The formats of OpenAPI's registry beyond the precision of doubles, with their minimum and maximum. */
const RANGES: Readonly<Record<string, readonly [least: bigint, greatest: bigint]>> = {
  int64: [-(2n ** 63n), 2n ** 63n - 1n],
  uint64: [0n, 2n ** 64n - 1n],
};

/** The range of a schema whose own format has 64 bits. */
export function rangeOf64({
  types,
  annotations: { format },
}: SchemaModel): readonly [bigint, bigint] | undefined {
  const isNumeric = types?.some(isNumericType) ?? false;
  return isNumeric && format !== undefined && Object.hasOwn(RANGES, format) ? RANGES[format] : undefined;
}

/** The bigints that a number of `const` or `enum` can stand for; empty if all are outside of the schema's own range. */
export function bigintsOf(schema: SchemaModel, keyword: "const" | "enum", value: number): readonly bigint[] {
  const [least, greatest] = rangeOf64(schema) ?? [];
  const isOutside = (digits: bigint) =>
    (least !== undefined && digits < least) || (greatest !== undefined && digits > greatest);
  return wholeNumbers(schema, keyword, value).filter((digits) => !isOutside(digits));
}

function isNumericType(type: string): boolean {
  return type === "integer" || type === "number";
}

/** True if the schema or one of its parts has a 64-bit format. */
function isBigint(schema: SchemaModel, seen: ReadonlySet<SchemaModel> = new Set()): boolean {
  if (seen.has(schema)) return false;
  if (rangeOf64(schema)) return true;
  const within = (part: SchemaModel) => isBigint(part, new Set([...seen, schema]));
  if (conjuncts(schema).some(within)) return true;
  return [schema.anyOf, schema.oneOf].some((branches) => {
    const numeric = (branches ?? []).filter((branch) => typesOf(branch).has("number"));
    return numeric.length > 0 && numeric.every(within);
  });
}

/**
 * True for a reference that cannot be made by name: the target uses plain numbers, but its position may have bigints.
 * Recursive targets cannot be written out and keep their name.
 */
export function isRepeated(target: SchemaModel, { numbers }: NumberForms): boolean {
  return numbers !== "number" && namesPlainNumbers(target) && !isRecursive(target);
}

/** True for a recursive target with plain numbers at a position with bigints: no number is both. */
export function isContradiction(target: SchemaModel, { numbers }: NumberForms): boolean {
  return numbers === "bigint" && namesPlainNumbers(target) && isRecursive(target);
}

/** The forms of a referenced schema: by name it has the same meaning everywhere. */
export function atReference<Scope extends NumberForms>(target: SchemaModel, scope: Scope): Scope {
  return scope.numbers === "number" || isRepeated(target, scope) ? scope : { ...scope, numbers: "number" };
}

const namesPlainNumbers = remembered((target: SchemaModel) => !isBigint(target) && namesNumbers(target));

/** True if the schema constrains the value itself to numbers. */
function namesNumbers(schema: SchemaModel): boolean {
  return [...reachedFrom([schema], inPlaceParts)].some(({ types, constant, enumeration = [] }) => {
    const values = constant ? [constant.value] : enumeration;
    return types?.some(isNumericType) || values.some((value) => typeof value === "number");
  });
}

function isRecursive(schema: SchemaModel): boolean {
  const below = [...schemaChildren(schema), ...referencedSchemas(schema)];
  return reachable(below).has(schema);
}
