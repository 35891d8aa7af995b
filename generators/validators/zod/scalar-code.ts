import type { NumberCheck, Pattern, StringCheck, Value } from "../../core/checks/check-node.ts";
import { camelCase } from "../../core/identifier.ts";
import { type Bound, isSafeInteger, statedBounds } from "../plan/number-bounds.ts";
import { call, list, withCheck } from "../text/layout.ts";
import { knownText } from "../text/type-text.ts";
import { valueText } from "../text/value-text.ts";
import type { ZodPrinter } from "./zod-code.ts";

/** zod's names of bounds. */
const BOUNDS: Readonly<Record<Bound, string>> = {
  minimum: "gte",
  maximum: "lte",
  exclusiveMinimum: "gt",
  exclusiveMaximum: "lt",
};

/** Emits a number. `z.int()` rejects unsafe integers, so it is used only if the bounds reject them too. */
export function numberCode(check: NumberCheck, printer: ZodPrinter): string {
  const isSafe = isSafeInteger(check);
  const base =
    check.form === "number"
      ? printer.zod(isSafe ? "int" : "number")
      : check.range
        ? printer.runtime(check.range)
        : printer.zod("bigint");
  const bounded = statedBounds(check).reduce(
    (node, [keyword, bound]) => call(`${node}.${BOUNDS[keyword]}`, valueText(bound)),
    base,
  );
  const isBigint = check.form === "bigint";
  const divisor = check.multipleOf;
  if (isBigint) return divisor === undefined ? bounded : call(`${bounded}.multipleOf`, valueText(divisor));
  const checks = [
    ...(check.isInteger && !isSafe ? [printer.runtime("integer")] : []),
    ...(divisor === undefined ? [] : [printer.runtime("multipleOf", valueText(divisor))]),
  ];
  return withCheck(bounded, checks);
}

/** Emits the constraints of numbers as checks, for expressions of other types. */
export function numberChecks(check: NumberCheck, printer: ZodPrinter): string[] {
  const bounds = Object.entries(BOUNDS).flatMap(([keyword, name]) => {
    const bound = check[keyword as Bound]; // its own key
    return bound === undefined ? [] : [printer.zod(name, valueText(bound))];
  });
  return [
    ...bounds,
    ...(check.isInteger ? [printer.runtime("integer")] : []),
    ...(check.multipleOf === undefined ? [] : [printer.runtime("multipleOf", valueText(check.multipleOf))]),
  ];
}

/** A constraint that zod's strings have as a method, with its arguments. */
type Constraint = readonly [name: "min" | "max" | "length" | "regex", args: readonly string[]];

/** Names of checks that differ from those of methods. */
const CHECKS: Partial<Record<Constraint[0], string>> = { min: "minLength", max: "maxLength" };

/** Emits a string with its constraints as methods. */
export function stringCode(check: StringCheck, printer: ZodPrinter): string {
  const { known, prefix, format } = check;
  const base = known
    ? call(`${printer.own("openEnum")}<${knownText(known, printer.names, printer.text)}>`)
    : prefix === undefined
      ? printer.zod("string")
      : printer.runtime("startsWith", valueText(prefix));
  const constrained = constraintsOf(check, printer).reduce(
    (node, [name, args]) => call(`${node}.${name}`, ...args),
    base,
  );
  return withCheck(constrained, format === undefined ? [] : [printer.runtime(camelCase(format))]);
}

/** Emits the constraints of strings as checks. */
export function stringChecks(check: StringCheck, printer: ZodPrinter): string[] {
  const { format, prefix } = check;
  return [
    ...(prefix === undefined ? [] : [printer.zod("startsWith", valueText(prefix))]),
    ...constraintsOf(check, printer).map(([name, args]) => printer.zod(CHECKS[name] ?? name, ...args)),
    ...(format === undefined ? [] : [printer.runtime(camelCase(format))]),
  ];
}

/** Returns lengths (in code points, as in JSON Schema), then the pattern, which too long strings do not reach. */
function constraintsOf(
  { minLength, maxLength, pattern, isMatched }: StringCheck,
  printer: ZodPrinter,
): Constraint[] {
  const aborting = isMatched ? ["{ abort: true }"] : [];
  const max = maxLength === undefined ? [] : [valueText(maxLength), ...aborting];
  const isExact = minLength !== undefined && minLength === maxLength;
  return [
    ...(minLength === undefined || isExact ? [] : [["min", [valueText(minLength)]] as const]),
    ...(maxLength === undefined ? [] : [[isExact ? "length" : "max", max] as const]),
    ...(pattern ? [["regex", [patternCode(pattern, printer)]] as const] : []),
  ];
}

/** Emits a pattern as a literal, or compiled on use. */
export function patternCode({ source, isLiteral }: Pattern, printer: ZodPrinter): string {
  return isLiteral ? `/${source}/u` : printer.runtime("compilePattern", valueText(source));
}

/** Emits an enum. */
export function literalsCode(values: readonly Value[], printer: ZodPrinter): string {
  const texts = values.map(valueText);
  if (values.some((value) => typeof value === "object")) return printer.runtime("literals", ...texts);
  if (texts.length === 1) return printer.zod("literal", ...texts);
  const isEnum = values.every((one) => typeof one === "string" && one !== "__proto__");
  return printer.zod(isEnum ? "enum" : "literal", list(texts));
}
