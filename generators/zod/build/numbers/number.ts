import { rangeOfFormat } from "../../../core/model/accepts/format.ts";
import { doubleConstraints } from "../../../core/model/accepts/number.ts";
import { isRounded, wholeNumbers } from "../../../core/model/read/read-whole-numbers.ts";
import type { NumberConstraints, SchemaModel } from "../../../core/model/schema-model.ts";
import { reportRounded } from "../reports/report-rounded.ts";
import type { Scope } from "../scope.ts";
import { checked, method, runtime, value, type ZodNode, zod } from "../zod-node.ts";

/** `z.number()` with its constraints. `z.int()` rejects unsafe integers, so it is used only where the bounds reject them too. */
export function numberNode(schema: SchemaModel, isInteger: boolean, scope: Scope): ZodNode {
  const number = doubleConstraints(numberConstraints(schema, scope), schema);
  const isSafe = isInteger && isWithinSafe(number);
  const bounded = boundsOf(isSafe ? withoutSafeBounds(number) : number).reduce<ZodNode>(
    (node, [name, bound]) => method(node, name, value(bound)),
    zod(isSafe ? "int" : "number"),
  );
  return checked(bounded, [
    ...(!isSafe && (isInteger || hasRange(schema, scope)) ? [runtime("integer")] : []),
    ...multipleChecks(schema, scope),
  ]);
}

/** The constraints of numbers as checks of any schema. */
export function numberChecks(schema: SchemaModel, scope: Scope): ZodNode[] {
  const own = numberConstraints(schema, scope);
  const constraints = scope.int64 === "number" ? doubleConstraints(own, schema) : own;
  const bounds = boundsOf(constraints).map((bound) => zod(bound[0], value(exactBound(bound, schema, scope))));
  const integer = hasRange(schema, scope) ? [runtime("integer")] : [];
  return [...bounds, ...integer, ...multipleChecks(schema, scope)];
}

/** The constraints of numbers, with the range of the format where that is asserted. */
export function numberConstraints(schema: SchemaModel, { formats }: Scope): NumberConstraints {
  const { number = {}, annotations } = schema;
  const { format } = annotations;
  const range = format !== undefined && formats.has(format) ? rangeOfFormat(format) : undefined;
  if (!range) return number;
  const [least, limit] = range;
  return {
    ...number,
    minimum: Math.max(number.minimum ?? least, least),
    exclusiveMaximum: Math.min(number.exclusiveMaximum ?? limit, limit),
  };
}

function hasRange({ annotations: { format } }: SchemaModel, { formats }: Scope): boolean {
  return format !== undefined && formats.has(format) && rangeOfFormat(format) !== undefined;
}

const KEYWORDS = {
  gte: "minimum",
  lte: "maximum",
  gt: "exclusiveMinimum",
  lt: "exclusiveMaximum",
} as const;

type Bound = readonly [name: keyof typeof KEYWORDS, value: number];

/** Where the value may be a bigint, with all digits of the document. */
function exactBound([name, bound]: Bound, schema: SchemaModel, { int64, module }: Scope): number | bigint {
  if (int64 === "number" || !isRounded(bound)) return bound;
  reportRounded(schema, { keyword: KEYWORDS[name], value: bound }, module);
  const [digits = BigInt(bound)] = wholeNumbers(schema, KEYWORDS[name], bound);
  return digits;
}

function boundsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberConstraints): Bound[] {
  const bounds: [Bound[0], number | undefined][] = [
    ["gte", minimum],
    ["lte", maximum],
    ["gt", exclusiveMinimum],
    ["lt", exclusiveMaximum],
  ];
  return bounds.filter((bound): bound is [Bound[0], number] => bound[1] !== undefined);
}

function multipleChecks(schema: SchemaModel, { module }: Scope): ZodNode[] {
  const divisor = schema.number?.multipleOf;
  if (divisor === undefined) return [];
  if (divisor > 0) return [runtime("multipleOf", value(divisor))];
  module.report(schema, {
    code: "multiple-of-not-positive",
    message: `"multipleOf" is ${divisor}; validators ignore it.`,
    help: "Use a number above 0.",
  });
  return [];
}

function isWithinSafe({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: NumberConstraints): boolean {
  const low = Math.max(minimum ?? Number.NEGATIVE_INFINITY, exclusiveMinimum ?? Number.NEGATIVE_INFINITY);
  const high = Math.min(maximum ?? Number.POSITIVE_INFINITY, exclusiveMaximum ?? Number.POSITIVE_INFINITY);
  return low >= Number.MIN_SAFE_INTEGER && high <= Number.MAX_SAFE_INTEGER;
}

/** `z.int()` says these itself. */
function withoutSafeBounds({ minimum, maximum, ...others }: NumberConstraints): NumberConstraints {
  return {
    ...others,
    ...(minimum === undefined || minimum === Number.MIN_SAFE_INTEGER ? {} : { minimum }),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? {} : { maximum }),
  };
}
