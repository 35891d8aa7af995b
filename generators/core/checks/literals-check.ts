import type { Json } from "../json.ts";
import { accepts } from "../model/accepts/accepts.ts";
import { isEqual } from "../model/accepts/equality.ts";
import { bigintsOf } from "../model/int64.ts";
import { isStringEnum } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { anyOf, type CheckNode, NOTHING, type Value } from "./check-node.ts";
import { numberCheck } from "./number-check.ts";
import { reportRounded } from "./reports.ts";
import { type CheckScope, isOpen } from "./scope.ts";
import { stringCheck } from "./string-check.ts";

/**
 * `const` and closed sets of primitive values: all siblings were checked for each value, so no checks remain. Undefined
 * for any other schema.
 */
export function decidedLiterals(schema: SchemaModel, scope: CheckScope): CheckNode | undefined {
  if (!isClosedSet(schema, scope)) return undefined;
  // Numbers that may be bigints are not decided by their values.
  const isDecided = givenValues(schema).every(
    (value) => isPrimitive(value) && (scope.numbers === "number" || typeof value !== "number"),
  );
  return isDecided ? literals(acceptedValues(schema, scope)) : undefined;
}

function isClosedSet(schema: SchemaModel, scope: CheckScope): boolean {
  return schema.constant !== undefined || (schema.enumeration !== undefined && !isOpen(schema, scope));
}

function givenValues({ constant, enumeration = [] }: SchemaModel): readonly Json[] {
  return constant ? [constant.value] : enumeration;
}

/** `const` and `enum`: the values that the sibling constraints accept. */
export function enumCheck(schema: SchemaModel, scope: CheckScope): CheckNode {
  const values = literalValues(schema, scope);
  return isClosedSet(schema, scope) ? literals(values) : openCheck(schema, values, scope);
}

/**
 * The values that the schema accepts, each once. Arrays, objects and numbers that are bigints are tested against the
 * schema's own constraints only; the siblings are checked at run time.
 */
export function acceptedValues(schema: SchemaModel, { context, numbers, int64 }: CheckScope): Json[] {
  const own = ownConstraints(schema);
  const formats = [...context.formats];
  const values = givenValues(schema);
  const unique = values.filter(
    (value, index) => !values.slice(0, index).some((other) => isEqual(other, value)),
  );
  return unique.filter((value) => {
    if (typeof value === "number" && numbers !== "number") return accepts(own, value, { formats });
    // Members required of objects by siblings depend on the reading; the rest is the same in both.
    return accepts(isPrimitive(value) ? schema : own, value, { formats, int64 });
  });
}

/** The schema's own constraints, without `unevaluated…`, which depends on its siblings. */
function ownConstraints(schema: SchemaModel): SchemaModel {
  const { types, constant, enumeration, number, string, location, annotations } = schema;
  const { unevaluatedItems: _, ...array } = schema.array ?? {};
  const { unevaluatedProperties: __, dependentSchemas: ___, ...object } = schema.object ?? {};
  const parts = { types, constant, enumeration, number, string, array, object };
  const present = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return { location, annotations, ...present };
}

/** The same values, with numbers in each form that they can have at their position. */
export function literalValues(schema: SchemaModel, scope: CheckScope): Value[] {
  const values = acceptedValues(schema, scope);
  if (scope.numbers === "number") return values;
  const keyword = schema.constant ? "const" : "enum";
  return values.flatMap((value): Value[] => {
    if (typeof value !== "number") return [value];
    reportRounded(schema, { keyword, value }, scope.context);
    const bigints = bigintsOf(schema, keyword, value);
    return scope.numbers === "either" ? [value, ...bigints] : [...bigints];
  });
}

/** A closed set. */
export function literals(values: readonly Value[]): CheckNode {
  if (values.length === 0) return NOTHING;
  const others = values.filter((value) => value !== null);
  if (others.length === values.length) return { kind: "literals", values };
  return anyOf([
    ...(others.length > 0 ? [{ kind: "literals", values: others } as const] : []),
    { kind: "null" },
  ]);
}

/** A set that may have grown: any string if strings are known, any number if numbers are known. */
function openCheck(schema: SchemaModel, values: readonly Value[], scope: CheckScope): CheckNode {
  const strings = values.filter((value) => typeof value === "string");
  const others = values.filter((value) => typeof value !== "string" && !isNumeric(value) && value !== null);
  const options: CheckNode[] = [];
  if (strings.length > 0) {
    const named = { kind: "reference", target: schema, reading: "request" } as const;
    const isNamed = isStringEnum(schema) && scope.context.isNamed(schema);
    options.push({ ...stringCheck(schema, scope), known: isNamed ? [named] : strings });
  }
  if (values.some(isNumeric)) options.push(numberCheck(schema, isIntegerOnly(schema), scope));
  if (others.length > 0) options.push({ kind: "literals", values: others });
  if (values.includes(null)) options.push({ kind: "null" });
  return anyOf(options);
}

function isIntegerOnly({ types }: SchemaModel): boolean {
  return (types?.includes("integer") && !types.includes("number")) ?? false;
}

/** True for a number in either form. */
function isNumeric(value: Value): value is number | bigint {
  return typeof value === "number" || typeof value === "bigint";
}

function isPrimitive(value: Value): boolean {
  return typeof value !== "object" || value === null;
}
