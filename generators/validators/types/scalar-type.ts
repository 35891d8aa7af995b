import type { NumberCheck, StringCheck, Value } from "../../core/checks/check-node.ts";
import { propertyKey } from "../../core/emit/property.ts";
import { quote } from "../../core/emit/text.ts";
import { typeIn } from "../plan/location.ts";
import { isSafeInteger } from "../plan/number-bounds.ts";
import { generic, objectType, tupleType, union } from "../text/layout.ts";
import { knownText } from "../text/type-text.ts";
import type { ZodTypePrinter } from "./zod-type.ts";

/** Emits the type of a number or a bigint. */
export function typeOfNumber(check: NumberCheck, printer: ZodTypePrinter): string {
  if (check.form === "bigint") return printer.zod("ZodBigInt");
  return printer.zod(isSafeInteger(check) ? "ZodInt" : "ZodNumber");
}

/** Emits the type of a string, which lengths, patterns and formats do not change. */
export function typeOfString({ known, prefix }: StringCheck, printer: ZodTypePrinter): string {
  if (known) return generic(printer.own("OpenEnum"), knownText(known, printer.names, printer.text).trim());
  return prefix === undefined
    ? printer.zod("ZodString")
    : generic(printer.own("PrefixedString"), quote(prefix));
}

/** Emits the type of an enum. */
export function typeOfLiterals(values: readonly Value[], printer: ZodTypePrinter): string {
  const text = union(values.map(valueType));
  if (values.some((value) => typeof value === "object"))
    return printer.declared(typeIn({ kind: "literals", values }, { within: undefined }, printer.names));
  const isEnum = values.length > 1 && values.every((one) => typeof one === "string" && one !== "__proto__");
  if (!isEnum) return generic(printer.zod("ZodLiteral"), text);
  return generic(printer.zod("ZodEnum"), generic(printer.zod("core.util.ToEnum"), text));
}

/** Emits the type of a value as `const` type parameters infer it. */
function valueType(value: Value): string {
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return `readonly ${tupleType(value.map(valueType))}`;
  if (typeof value !== "object" || value === null) return String(value);
  const members = Object.entries(value).map(
    ([key, one]) => `readonly ${propertyKey(key)}: ${valueType(one ?? null)}`,
  );
  return members.length > 0 ? objectType(members) : "{}";
}
