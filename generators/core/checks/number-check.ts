import { rangeOfFormat } from "../model/accepts/format.ts";
import { doubleConstraints, wholeDivisor } from "../model/accepts/number.ts";
import { rangeOf64 } from "../model/int64.ts";
import { isRounded, wholeNumbers } from "../model/read/read-whole-numbers.ts";
import type { NumberConstraints, SchemaModel } from "../model/schema-model.ts";
import { anyOf, type CheckNode, type NumberCheck } from "./check-node.ts";
import { reportRounded } from "./reports.ts";
import type { CheckScope } from "./scope.ts";

/** Returns the check of a number, in the form that it has at its position. */
export function numberCheck(schema: SchemaModel, isInteger: boolean, scope: CheckScope): CheckNode {
  switch (scope.numbers) {
    case "number":
      return doubleCheck(schema, isInteger, scope);
    case "bigint":
      return bigintCheck(schema, scope);
    case "either":
      return anyOf([doubleCheck(schema, isInteger, scope), bigintCheck(schema, scope)]);
    default:
      return scope.numbers satisfies never;
  }
}

function doubleCheck(schema: SchemaModel, isInteger: boolean, scope: CheckScope): NumberCheck {
  const own = numberConstraints(schema, scope);
  const constraints =
    scope.int64 === "number" || scope.numbers === "number" ? doubleConstraints(own, schema) : own;
  const { multipleOf: _, ...bounds } = constraints;
  const isWhole = isInteger || hasRange(schema, scope);
  return { kind: "number", form: "number", isInteger: isWhole, ...bounds, ...multiple(schema, scope) };
}

function multiple(schema: SchemaModel, { context }: CheckScope): Pick<NumberCheck, "multipleOf"> {
  const divisor = schema.number?.multipleOf;
  if (divisor === undefined) return {};
  if (divisor > 0) return { multipleOf: divisor };
  context.report?.(schema, {
    code: "multiple-of-not-positive",
    message: `"multipleOf" is ${divisor}; validators ignore it.`,
    help: "Use a number above 0.",
  });
  return {};
}

/** The constraints of numbers, including the range of an asserted format. */
export function numberConstraints(schema: SchemaModel, { context }: CheckScope): NumberConstraints {
  const { number = {}, annotations } = schema;
  const { format } = annotations;
  const range = format !== undefined && context.formats.has(format) ? rangeOfFormat(format) : undefined;
  if (!range) return number;
  const [least, limit] = range;
  return {
    ...number,
    minimum: Math.max(number.minimum ?? least, least),
    exclusiveMaximum: Math.min(number.exclusiveMaximum ?? limit, limit),
  };
}

function hasRange({ annotations: { format } }: SchemaModel, { context }: CheckScope): boolean {
  return format !== undefined && context.formats.has(format) && rangeOfFormat(format) !== undefined;
}

type BoundKeyword = Exclude<keyof NumberConstraints, "multipleOf">;

interface WholeBound {
  /** Rounds a bound to the whole number that is equivalent for whole numbers. */
  round(bound: number): number;
  /** True for a bound that a range implies. */
  isImplied(bound: bigint, range: readonly [least: bigint, greatest: bigint]): boolean;
}

const WHOLE_BOUNDS: Readonly<Record<BoundKeyword, WholeBound>> = {
  minimum: { round: Math.ceil, isImplied: (bound, [least]) => bound <= least },
  maximum: { round: Math.floor, isImplied: (bound, [, greatest]) => bound >= greatest },
  exclusiveMinimum: { round: Math.floor, isImplied: (bound, [least]) => bound < least },
  exclusiveMaximum: { round: Math.ceil, isImplied: (bound, [, greatest]) => bound > greatest },
};

/** A bigint with all digits of the document. The range of its format always applies, since its values have 64 bits. */
function bigintCheck(schema: SchemaModel, scope: CheckScope): NumberCheck {
  const range = rangeOf64(schema);
  const given = (range ? schema.number : numberConstraints(schema, scope)) ?? {};
  const bounds = (Object.keys(WHOLE_BOUNDS) as BoundKeyword[]).flatMap((keyword) => {
    const { round, isImplied } = WHOLE_BOUNDS[keyword];
    const bound = given[keyword];
    if (bound === undefined) return [];
    reportRounded(schema, { keyword, value: bound }, scope.context);
    const [digits = BigInt(round(bound))] = wholeNumbers(schema, keyword, bound);
    return range && isImplied(digits, range) ? [] : [[keyword, digits] as const];
  });
  const divisor = wholeMultiple(schema, scope);
  return {
    kind: "number",
    form: "bigint",
    isInteger: true,
    ...Object.fromEntries(bounds),
    ...(divisor !== undefined && divisor !== 1n && { multipleOf: divisor }),
    ...(range && { range: range[0] < 0n ? "int64" : "uint64" }),
  };
}

function wholeMultiple(schema: SchemaModel, { context }: CheckScope): bigint | undefined {
  const given = schema.number?.multipleOf;
  if (given === undefined) return undefined;
  reportRounded(schema, { keyword: "multipleOf", value: given }, context);
  const [divisor = wholeDivisor(given)] = wholeNumbers(schema, "multipleOf", given);
  return divisor;
}

/** The bounds of numbers in either form, with all digits of the document. */
export function numericCheck(schema: SchemaModel, scope: CheckScope): NumberCheck {
  const { multipleOf: _, ...given } = numberConstraints(schema, scope);
  const bounds = Object.entries(given).map(([keyword, bound]) => [
    keyword,
    exactBound(keyword as BoundKeyword, bound, { schema, scope }), // one of its own keys
  ]);
  return {
    kind: "number",
    form: "number",
    isInteger: hasRange(schema, scope),
    ...Object.fromEntries(bounds),
    ...multiple(schema, scope),
  };
}

function exactBound(
  keyword: BoundKeyword,
  bound: number,
  { schema, scope }: { readonly schema: SchemaModel; readonly scope: CheckScope },
): number | bigint {
  if (!isRounded(bound)) return bound;
  reportRounded(schema, { keyword, value: bound }, scope.context);
  const [digits = BigInt(bound)] = wholeNumbers(schema, keyword, bound);
  return digits;
}
