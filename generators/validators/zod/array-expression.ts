import type { ArrayCheck, CheckNode, ContainsCheck } from "../../core/checks/check-node.ts";
import { isFull } from "../../core/types/array-type.ts";
import { isKeyword } from "../../core/types/type-node.ts";
import { innerLocation, type Location, typeIn, untypedLocation } from "../plan/location.ts";
import { list, objectLiteral, tupleType, withCheck } from "../text/layout.ts";
import type { Expression, ZodPrinter } from "./zod-printer.ts";

/** Returns an array or a tuple with its constraints. */
export function arrayExpression(check: ArrayCheck, outer: Location, printer: ZodPrinter): Expression {
  const location = innerLocation(outer);
  const { prefixItems, items, minItems, maxItems, uniqueItems, contains } = check;
  const bounds: (readonly ["min" | "max", number])[] = [
    ...(minItems > 0 ? [["min", minItems] as const] : []),
    ...(maxItems === undefined ? [] : [["max", maxItems] as const]),
  ];
  const keywords = () => [
    ...(uniqueItems ? [printer.runtime("uniqueItems")] : []),
    ...(contains ? [containsCode(contains, location, printer)] : []),
  ];
  if (prefixItems) {
    const tuple = tupleExpression({ ...check, prefixItems }, location, printer);
    const lengths = () => bounds.map(([bound, count]) => printer.zod(`${bound}Length`, String(count)));
    return { ...tuple, code: () => withCheck(tuple.code(), [...lengths(), ...keywords()]) };
  }
  const item = printer.expression(items, location);
  const array = () => printer.runtime("array", item.code());
  return {
    code: () =>
      withCheck(
        bounds.reduce((node, [bound, count]) => `${node}.${bound}(${count})`, array()),
        keywords(),
      ),
    type: () => printer.zodType("ZodArray", item.type()),
  };
}

/** Returns a tuple, whose items may be missing unless `minItems` requires them. */
function tupleExpression(
  check: ArrayCheck & { readonly prefixItems: readonly CheckNode[] },
  location: Location,
  printer: ZodPrinter,
): Expression {
  const first = check.prefixItems.map((item, index): Expression => {
    const { code, type } = printer.expression(item, location);
    if (index >= check.minItems)
      return {
        code: () => `${code()}.exactOptional()`,
        type: () => printer.zodType("ZodExactOptional", type()),
      };
    // zod treats an item of any type as optional and would fill it in.
    return isKeyword(typeIn(item, location), "unknown")
      ? {
          code: () => printer.zod("nonoptional", code()),
          type: () => printer.zodType("ZodNonOptional", type()),
        }
      : { code, type };
  });
  const rest = isFull(check) ? undefined : printer.expression(check.items, location);
  return {
    code: () =>
      printer.runtime("tuple", list(first.map(({ code }) => code())), ...(rest ? [rest.code()] : [])),
    type: () =>
      printer.zodType(
        "ZodTuple",
        `readonly ${tupleType(first.map(({ type }) => type()))}`,
        rest?.type() ?? "null",
      ),
  };
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
