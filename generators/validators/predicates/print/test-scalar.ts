import type { Pattern, Value } from "../../../core/checks/check-node.ts";
import { quote } from "../../../core/emit/text.ts";
import { valueText } from "../../text/value-text.ts";
import type { GuardType, ScalarCheck, ScalarNode } from "../predicate-node.ts";
import { all, any, atom, type Expression } from "./expression.ts";
import type { Location } from "./location.ts";
import { isLongList, setOf } from "./own-properties.ts";

const OPPOSITES = { ">=": "<", "<=": ">", ">": "<=", "<": ">=" } as const;

/** The condition that a value has the type and passes all checks. */
export function testScalar(node: ScalarNode, location: Location): Expression {
  return all([testType(node.type, location.value), ...testChecks(node, location)]);
}

/** The condition that a value is one of some by `===`. */
export function testLiterals(values: readonly Value[], location: Location): Expression {
  const { value } = location;
  if (isLongList(values)) return atom(`${setOf(values, location)}.has(${value})`);
  return any(
    values.map(valueText).map((literal) => atom(`${value} === ${literal}`, `${value} !== ${literal}`)),
  );
}

/** The condition that a value has a type. */
export function typeGuard(type: GuardType, { printing, value }: Location): Expression {
  switch (type) {
    case "array":
      return atom(`Array.isArray(${value})`);
    case "object":
      return atom(`${printing.file.runtime("isObject")}(${value})`);
    default:
      return testType(type, value);
  }
}

function testType(type: ScalarNode["type"], value: string): Expression {
  switch (type) {
    case "null":
    case "undefined":
      return atom(`${value} === ${type}`, `${value} !== ${type}`);
    case "numeric":
      return any([typeOf(value, "number"), typeOf(value, "bigint")]);
    default:
      return typeOf(value, type);
  }
}

function typeOf(value: string, type: string): Expression {
  return atom(`typeof ${value} === "${type}"`, `typeof ${value} !== "${type}"`);
}

/** The checks of a value whose type is known. Integers come first: other checks may then rely on a finite number. */
export function testChecks({ type, checks }: ScalarNode, location: Location): Expression[] {
  // A pattern that begins with a fixed text checks the prefix itself.
  const hasPattern = checks.some(({ kind }) => kind === "pattern");
  const necessary = checks.filter(({ kind }) => !(kind === "prefix" && hasPattern));
  const isInteger = ({ kind }: ScalarCheck) => kind === "integer" || kind === "safe-integer";
  const mayBeInfinite = type === "number" && !checks.some(isInteger);
  const ordered = [...necessary.filter(isInteger), ...necessary.filter((check) => !isInteger(check))];
  const bounds = ordered.filter((check) => check.kind === "compare");
  if (!mayBeInfinite || bounds.length === 0) {
    return [
      ...(mayBeInfinite ? [atom(`Number.isFinite(${location.value})`)] : []),
      ...ordered.map((check) => testCheck(check, type, location)),
    ];
  }
  const others = ordered.filter((check) => check.kind !== "compare");
  return [testRange(bounds, location.value), ...others.map((check) => testCheck(check, type, location))];
}

/** The condition that a number is finite and within bounds: what has a bound on each side is finite, and no `NaN`. */
function testRange(bounds: readonly Comparison[], value: string): Expression {
  const isBounded = (sign: string) => bounds.some(({ operator }) => operator.startsWith(sign));
  const test = [
    ...(isBounded(">") ? [] : [`${value} > -Infinity`]),
    ...bounds.map(({ operator, bound }) => `${value} ${operator} ${valueText(bound)}`),
    ...(isBounded("<") ? [] : [`${value} < Infinity`]),
  ].join(" && ");
  return atom(test, `!(${test})`);
}

function testCheck(check: ScalarCheck, type: ScalarNode["type"], location: Location): Expression {
  const { value, printing } = location;
  switch (check.kind) {
    case "compare":
      return compare(check, type, value);
    case "integer":
      return type === "numeric"
        ? any([typeOf(value, "bigint"), atom(`Number.isInteger(${value})`)])
        : atom(`Number.isInteger(${value})`);
    case "safe-integer":
      return atom(`Number.isSafeInteger(${value})`);
    case "multipleOf":
      return multipleOf(check.divisor, location);
    case "minLength":
      if (check.length <= 1)
        return atom(`${value}.length >= ${check.length}`, `${value}.length < ${check.length}`);
      return atom(`${printing.file.runtime("hasAtLeast")}(${value}, ${check.length})`);
    case "maxLength":
      return atom(`${printing.file.runtime("hasAtMost")}(${value}, ${check.length})`);
    case "prefix":
      return atom(`${value}.startsWith(${quote(check.prefix)})`);
    case "pattern":
      return atom(`${patternConstant(check.pattern, location)}.test(${value})`);
    case "format":
      return atom(`${printing.file.runtime(check.name)}(${value})`);
    default:
      return check satisfies never;
  }
}

type Comparison = Extract<ScalarCheck, { kind: "compare" }>;

function compare({ operator, bound }: Comparison, type: ScalarNode["type"], value: string): Expression {
  const test = `${value} ${operator} ${valueText(bound)}`;
  // A value that may be NaN: no comparison is the opposite of another.
  const opposite = type === "numeric" ? `!(${test})` : `${value} ${OPPOSITES[operator]} ${valueText(bound)}`;
  return atom(test, opposite);
}

function multipleOf(divisor: number | bigint, { printing, value }: Location): Expression {
  const text = valueText(divisor);
  if (typeof divisor === "bigint") return atom(`${value} % ${text} === 0n`, `${value} % ${text} !== 0n`);
  return atom(`${printing.file.runtime("isMultipleOf")}(${value}, ${text})`);
}

/** A constant with a regular expression. */
export function patternConstant({ source, isLiteral }: Pattern, { printing }: Location): string {
  const { file, subject } = printing;
  const compiled = () => `/* @__PURE__ */ ${file.runtime("compilePattern")}(${quote(source)})`;
  return file.constant(`${subject} pattern`, isLiteral ? `/${source}/u` : compiled());
}
