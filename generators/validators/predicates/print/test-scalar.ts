import type { GuardType, NumberCheck, Pattern, StringCheck, Value } from "../../../core/checks/check-node.ts";
import { quote } from "../../../core/emit/text.ts";
import { pascalCase } from "../../../core/identifier.ts";
import { type Bound, isSafeInteger, statedBounds } from "../../plan/number-bounds.ts";
import { valueText } from "../../text/value-text.ts";
import type { Part } from "../part.ts";
import { all, any, atom, type Expression } from "./expression.ts";
import type { Location } from "./location.ts";
import { isLongList, setOf } from "./own-properties.ts";

type Scalar = Extract<Part, { readonly kind: "absent" | "null" | "boolean" | "number" | "string" }>;

/** Emits the condition that a value has the type and passes all checks. */
export function testScalar(part: Scalar, location: Location): Expression {
  const { value } = location;
  switch (part.kind) {
    case "absent":
      return atom(`${value} === undefined`, `${value} !== undefined`);
    case "null":
      return atom(`${value} === null`, `${value} !== null`);
    case "boolean":
      return typeOf(value, part.kind);
    case "number":
      return all([typeOf(value, part.form), ...testNumber(part, part.form, location)]);
    case "string":
      return all([typeOf(value, part.kind), ...testString(part, location)]);
    default:
      return part satisfies never;
  }
}

/** Emits the condition that a value equals one of some by `===`. */
export function testLiterals(values: readonly Value[], location: Location): Expression {
  const { value } = location;
  if (isLongList(values)) return atom(`${setOf(values, location)}.has(${value})`);
  return any(
    values.map(valueText).map((literal) => atom(`${value} === ${literal}`, `${value} !== ${literal}`)),
  );
}

/** Emits the condition that a value has a type. */
export function typeGuard(type: GuardType, { printing, value }: Location): Expression {
  switch (type) {
    case "array":
      return atom(`Array.isArray(${value})`);
    case "object":
      return atom(`${printing.file.runtime("isObject")}(${value})`);
    case "numeric":
      return any([typeOf(value, "number"), typeOf(value, "bigint")]);
    default:
      return typeOf(value, type);
  }
}

function typeOf(value: string, type: string): Expression {
  return atom(`typeof ${value} === "${type}"`, `typeof ${value} !== "${type}"`);
}

/** Type of a value that is compared with bounds. */
type NumberType = NumberCheck["form"] | "numeric";

/** Emits the checks of a number. Integers come first: later checks may then assume a finite number. */
export function testNumber(check: NumberCheck, type: NumberType, location: Location): Expression[] {
  const { value } = location;
  const bounds = comparisonsOf(check);
  const compared = bounds.map((bound) => compare(bound, type, value));
  const divided = check.multipleOf === undefined ? [] : [multipleOf(check.multipleOf, location)];
  if (check.isInteger && check.form === "number")
    return [testInteger(check, type, value), ...compared, ...divided];
  if (type !== "number") return [...compared, ...divided];
  return [bounds.length > 0 ? testRange(bounds, value) : atom(`Number.isFinite(${value})`), ...divided];
}

type Comparison = readonly [operator: keyof typeof OPPOSITES, bound: number | bigint];

const OPPOSITES = { ">=": "<", "<=": ">", ">": "<=", "<": ">=" } as const;

const OPERATORS: Readonly<Record<Bound, keyof typeof OPPOSITES>> = {
  minimum: ">=",
  maximum: "<=",
  exclusiveMinimum: ">",
  exclusiveMaximum: "<",
};

const RANGES = { int64: [-(2n ** 63n), 2n ** 63n - 1n], uint64: [0n, 2n ** 64n - 1n] } as const;

function comparisonsOf(check: NumberCheck): readonly Comparison[] {
  const bounds = statedBounds(check).map(([keyword, bound]): Comparison => [OPERATORS[keyword], bound]);
  if (!check.range) return bounds;
  const [least, greatest] = RANGES[check.range];
  return [[">=", least], ["<=", greatest], ...bounds];
}

function testInteger(check: NumberCheck, type: NumberType, value: string): Expression {
  if (isSafeInteger(check)) return atom(`Number.isSafeInteger(${value})`);
  const isInteger = atom(`Number.isInteger(${value})`);
  return type === "numeric" ? any([typeOf(value, "bigint"), isInteger]) : isInteger;
}

/** Emits the condition that a number is finite and within bounds: bounds on both sides exclude infinity and NaN. */
function testRange(bounds: readonly Comparison[], value: string): Expression {
  const isBounded = (sign: string) => bounds.some(([operator]) => operator.startsWith(sign));
  const test = [
    ...(isBounded(">") ? [] : [`${value} > -Infinity`]),
    ...bounds.map(([operator, bound]) => `${value} ${operator} ${valueText(bound)}`),
    ...(isBounded("<") ? [] : [`${value} < Infinity`]),
  ].join(" && ");
  return atom(test, `!(${test})`);
}

function compare([operator, bound]: Comparison, type: NumberType, value: string): Expression {
  const test = `${value} ${operator} ${valueText(bound)}`;
  // If the value may be NaN, no comparison is the negation of another.
  const opposite = type === "numeric" ? `!(${test})` : `${value} ${OPPOSITES[operator]} ${valueText(bound)}`;
  return atom(test, opposite);
}

function multipleOf(divisor: number | bigint, { printing, value }: Location): Expression {
  const text = valueText(divisor);
  if (typeof divisor === "bigint") return atom(`${value} % ${text} === 0n`, `${value} % ${text} !== 0n`);
  return atom(`${printing.file.runtime("isMultipleOf")}(${value}, ${text})`);
}

/** Emits the checks of a string. A pattern that begins with a fixed text includes the prefix. */
export function testString(check: StringCheck, location: Location): Expression[] {
  const { prefix, minLength, maxLength, pattern, format } = check;
  const { value, printing } = location;
  const call = (name: string, ...args: readonly (string | number)[]) =>
    atom(`${printing.file.runtime(name)}(${[value, ...args].join(", ")})`);
  return [
    ...(prefix === undefined || pattern ? [] : [atom(`${value}.startsWith(${quote(prefix)})`)]),
    ...(minLength === undefined
      ? []
      : minLength <= 1
        ? [atom(`${value}.length >= ${minLength}`, `${value}.length < ${minLength}`)]
        : [call("hasAtLeast", minLength)]),
    ...(maxLength === undefined ? [] : [call("hasAtMost", maxLength)]),
    ...(pattern ? [atom(`${patternConstant(pattern, location)}.test(${value})`)] : []),
    ...(format === undefined ? [] : [call(`is${pascalCase(format)}`)]),
  ];
}

/** Emits a constant with a regular expression. */
export function patternConstant({ source, isLiteral }: Pattern, { printing }: Location): string {
  const { file, subject } = printing;
  const compiled = () => `/* @__PURE__ */ ${file.runtime("compilePattern")}(${quote(source)})`;
  return file.constant(`${subject} pattern`, isLiteral ? `/${source}/u` : compiled());
}
