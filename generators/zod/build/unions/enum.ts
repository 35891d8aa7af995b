import type { Json } from "../../../core/json.ts";
import { accepts } from "../../../core/model/accepts/accepts.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import { bigintsOf } from "../../../core/model/int64.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { type BuiltSchema, nullable, typed } from "../built-schema.ts";
import { numericNode } from "../numbers/numeric.ts";
import { reportRounded } from "../reports/report-rounded.ts";
import { isOpen, type Scope } from "../scope.ts";
import { constrainedString } from "../strings/string.ts";
import { list, NOTHING, openEnum, runtime, type Value, value, type ZodNode, zod } from "../zod-node.ts";

/**
 * `const` and closed sets of plain values, as the whole expression: each value was asked of everything that stands
 * beside, so that nothing is left to check. Undefined for any other schema.
 */
export function decidedSchema(schema: SchemaModel, scope: Scope): BuiltSchema | undefined {
  if (!isClosedSet(schema, scope)) return undefined;
  const given = givenValues(schema);
  // Of numbers that may be bigints, the values are not all that is known.
  const isDecided = given.every(
    (value) => isPrimitive(value) && (scope.numbers === "number" || typeof value !== "number"),
  );
  return isDecided ? literalSchema(valuesOf(schema, scope)) : undefined;
}

function isClosedSet(schema: SchemaModel, scope: Scope): boolean {
  return schema.constant !== undefined || (schema.enumeration !== undefined && !isOpen(schema, scope));
}

function givenValues({ constant, enumeration = [] }: SchemaModel): readonly Json[] {
  return constant ? [constant.value] : enumeration;
}

/** `const` and `enum`: the values that the constraints beside them let pass. */
export function enumSchema(schema: SchemaModel, scope: Scope): BuiltSchema {
  const values = literalsOf(schema, scope);
  return isClosedSet(schema, scope) ? literalSchema(values) : openSchema(schema, values, scope);
}

/**
 * The values that the schema accepts, each once. Of lists and objects its own constraints are asked alone, and so they
 * are of numbers that are bigints in their place: what stands beside them is built as well.
 */
export function valuesOf(schema: SchemaModel, scope: Pick<Scope, "formats" | "int64" | "numbers">): Json[] {
  const values = givenValues(schema);
  const own = ownConstraints(schema);
  const formats = [...scope.formats];
  const unique = values.filter(
    (value, index) => !values.slice(0, index).some((other) => isEqual(other, value)),
  );
  return unique.filter((value) => {
    if (typeof value === "number" && scope.numbers !== "number") return accepts(own, value, { formats });
    // What the parts beside require of objects depends on the reading; the rest is the same in both.
    return accepts(isPrimitive(value) ? schema : own, value, { formats, int64: scope.int64 });
  });
}

/** What the schema says of a value by itself: `unevaluated…` asks what the parts beside have looked at. */
function ownConstraints(schema: SchemaModel): SchemaModel {
  const { types, constant, enumeration, number, string, place, annotations } = schema;
  const { unevaluatedItems: _, ...array } = schema.array ?? {};
  const { unevaluatedProperties: __, dependentSchemas: ___, ...object } = schema.object ?? {};
  const parts = { types, constant, enumeration, number, string, array, object };
  const present = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return { place, annotations, ...present };
}

/** The same values, numbers in each form that they may have in their place. */
export function literalsOf(schema: SchemaModel, scope: Scope): Value[] {
  const { numbers, module } = scope;
  const values = valuesOf(schema, scope);
  if (numbers === "number") return values;
  const keyword = schema.constant ? "const" : "enum";
  return values.flatMap((value): Value[] => {
    if (typeof value !== "number") return [value];
    reportRounded(schema, { keyword, value }, module);
    const bigints = bigintsOf(schema, keyword, value);
    return numbers === "either" ? [value, ...bigints] : [...bigints];
  });
}

/** A closed set. */
export function literalSchema(values: readonly Value[]): BuiltSchema {
  const others = values.filter((value) => value !== null);
  if (others.length > 0 && others.length < values.length) return nullable(literalSchema(others));
  if (values.length === 0) return typed(NOTHING);
  const nodes = values.map(value);
  if (!values.every(isPrimitive)) return typed(runtime("literals", ...nodes));
  const [first, ...more] = nodes;
  if (first && more.length === 0) return typed(zod("literal", first));
  const isEnum = values.every((one) => typeof one === "string" && one !== "__proto__");
  return typed(zod(isEnum ? "enum" : "literal", list(nodes)));
}

/** A set that may have grown: any string beside known strings, any number beside known numbers. */
function openSchema(schema: SchemaModel, values: readonly Value[], scope: Scope): BuiltSchema {
  const strings = values.filter((value) => typeof value === "string");
  const numbers = values.filter(isNumeric);
  const others = values.filter((value) => typeof value !== "string" && !isNumeric(value) && value !== null);
  const options: ZodNode[] = [];
  if (strings.length > 0) {
    const isOfStrings = strings.length === values.length && hasStringsAlone(schema);
    const known = isOfStrings ? scope.module.outputOf(schema) : undefined;
    options.push(constrainedString(openEnum(known ? [known] : strings), schema, scope));
  }
  if (numbers.length > 0) options.push(numericNode(schema, isIntegerOnly(schema), scope));
  if (others.length > 0) options.push(literalSchema(others).node);
  const [first, ...more] = options;
  const whole = typed(first && more.length === 0 ? first : runtime("anyOf", list(options)));
  return values.includes(null) ? nullable(whole) : whole;
}

/** True unless the values have other types, which another keyword may rule out: the type of the exact reading has them. */
function hasStringsAlone({ types, enumeration = [] }: SchemaModel): boolean {
  return types?.join() === "string" || enumeration.every((one) => typeof one === "string");
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
