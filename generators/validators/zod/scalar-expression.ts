import type { CheckNode, NumberCheck, Pattern, StringCheck } from "../../core/checks/check-node.ts";
import { quote } from "../../core/emit/text.ts";
import { camelCase } from "../../core/identifier.ts";
import { type Location, typeIn } from "../plan/location.ts";
import { type Bound, isSafeInteger, statedBounds } from "../plan/number-bounds.ts";
import { call, list, union, withCheck } from "../text/layout.ts";
import { valueText } from "../text/value-text.ts";
import type { Expression, ZodPrinter } from "./zod-printer.ts";

/** zod's names of bounds. */
const BOUNDS: Readonly<Record<Bound, string>> = {
  minimum: "gte",
  maximum: "lte",
  exclusiveMinimum: "gt",
  exclusiveMaximum: "lt",
};

/** Returns a number. `z.int()` rejects unsafe integers, so it is used only if the bounds reject them too. */
export function numberExpression(check: NumberCheck, printer: ZodPrinter): Expression {
  const isSafe = isSafeInteger(check);
  if (check.form === "number")
    return {
      code: () => numberCode(check, isSafe, printer),
      type: () => printer.zodType(isSafe ? "ZodInt" : "ZodNumber"),
    };
  const { range, multipleOf } = check;
  const base = () => withBounds(check, range ? printer.runtime(range) : printer.zod("bigint"));
  return {
    code: () => (multipleOf === undefined ? base() : call(`${base()}.multipleOf`, valueText(multipleOf))),
    type: () => printer.zodType("ZodBigInt"),
  };
}

function numberCode(check: NumberCheck, isSafe: boolean, printer: ZodPrinter): string {
  const { isInteger, multipleOf } = check;
  return withCheck(withBounds(check, printer.zod(isSafe ? "int" : "number")), [
    ...(isInteger && !isSafe ? [printer.runtime("integer")] : []),
    ...(multipleOf === undefined ? [] : [printer.runtime("multipleOf", valueText(multipleOf))]),
  ]);
}

function withBounds(check: NumberCheck, base: string): string {
  return statedBounds(check).reduce(
    (node, [keyword, bound]) => call(`${node}.${BOUNDS[keyword]}`, valueText(bound)),
    base,
  );
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

/** Returns a string with its constraints as methods, which do not change its type. */
export function stringExpression(check: StringCheck, printer: ZodPrinter): Expression {
  const { format } = check;
  const base = unconstrained(check, printer);
  const constrained = () =>
    constraintsOf(check, printer).reduce(
      (node, [name, args]) => call(`${node}.${name}`, ...args),
      base.code(),
    );
  const formats = () => (format === undefined ? [] : [printer.runtime(camelCase(format))]);
  return { ...base, code: () => withCheck(constrained(), formats()) };
}

function unconstrained({ known, prefix }: StringCheck, printer: ZodPrinter): Expression {
  if (known)
    return {
      code: () => call(`${printer.own("openEnum")}<${printer.knownStrings(known)}>`),
      type: () => printer.runtimeType("OpenEnum", printer.knownStrings(known).trim()),
    };
  if (prefix === undefined) return printer.simple("string", "ZodString");
  return {
    code: () => printer.runtime("startsWith", valueText(prefix)),
    type: () => printer.runtimeType("PrefixedString", quote(prefix)),
  };
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

/** Returns an enum. */
export function literalsExpression(
  check: Extract<CheckNode, { readonly kind: "literals" }>,
  location: Location,
  printer: ZodPrinter,
): Expression {
  const { values } = check;
  const texts = values.map(valueText);
  if (values.some((value) => typeof value === "object"))
    return {
      code: () => printer.runtime("literals", ...texts),
      type: () => printer.declaredType(typeIn(check, location)),
    };
  if (values.length > 1 && values.every((one) => typeof one === "string" && one !== "__proto__"))
    return {
      code: () => printer.zod("enum", list(texts)),
      type: () => printer.zodType("ZodEnum", printer.zodType("core.util.ToEnum", union(texts))),
    };
  return {
    code: () => printer.zod("literal", texts.length === 1 ? texts.join("") : list(texts)),
    type: () => printer.zodType("ZodLiteral", union(texts)),
  };
}
