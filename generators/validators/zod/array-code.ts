import type { ArrayCheck, CheckNode, ContainsCheck } from "../../core/checks/check-node.ts";
import { isFull } from "../../core/types/array-type.ts";
import { isKeyword } from "../../core/types/type-node.ts";
import { innerLocation, type Location, typeIn, untypedLocation } from "../plan/location.ts";
import { list, objectLiteral, withCheck } from "../text/layout.ts";
import type { ZodPrinter } from "./zod-code.ts";

/** Emits an array or a tuple with its constraints. */
export function arrayCode(check: ArrayCheck, location: Location, printer: ZodPrinter): string {
  const inner = innerLocation(location);
  const { prefixItems, items, minItems, maxItems, uniqueItems, contains } = check;
  const bounds: (readonly ["min" | "max", number])[] = [
    ...(minItems > 0 ? [["min", minItems] as const] : []),
    ...(maxItems === undefined ? [] : [["max", maxItems] as const]),
  ];
  const keywords = [
    ...(uniqueItems ? [printer.runtime("uniqueItems")] : []),
    ...(contains ? [containsCode(contains, inner, printer)] : []),
  ];
  if (prefixItems) {
    const tuple = tupleCode({ ...check, prefixItems }, inner, printer);
    return withCheck(tuple, [
      ...bounds.map(([bound, count]) => printer.zod(`${bound}Length`, String(count))),
      ...keywords,
    ]);
  }
  const array = printer.runtime("array", printer.code(items, inner));
  return withCheck(
    bounds.reduce((node, [bound, count]) => `${node}.${bound}(${count})`, array),
    keywords,
  );
}

/** Emits a tuple, whose items may be missing unless `minItems` requires them. */
function tupleCode(
  check: ArrayCheck & { readonly prefixItems: readonly CheckNode[] },
  inner: Location,
  printer: ZodPrinter,
): string {
  const first = check.prefixItems.map((item, index) => {
    const code = printer.code(item, inner);
    if (index >= check.minItems) return `${code}.exactOptional()`;
    // zod treats an item of any type as optional and would fill it in.
    return isKeyword(typeIn(item, inner, printer.names), "unknown") ? printer.zod("nonoptional", code) : code;
  });
  const rest = isFull(check) ? [] : [printer.code(check.items, inner)];
  return printer.runtime("tuple", list(first), ...rest);
}

function containsCode(
  { item, minContains, maxContains, counted }: ContainsCheck,
  inner: Location,
  printer: ZodPrinter,
): string {
  const location = untypedLocation(inner);
  const options = [
    ...(minContains === undefined ? [] : [{ key: "min", value: String(minContains) }]),
    ...(maxContains === undefined ? [] : [{ key: "max", value: String(maxContains) }]),
    ...(counted ? [{ key: "counted", value: printer.code(counted, location) }] : []),
  ];
  const bounds = options.length > 0 ? [objectLiteral(options, { compact: true })] : [];
  return printer.runtime("contains", printer.code(item, location), ...bounds);
}
