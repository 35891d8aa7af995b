import type { ArrayCheck } from "../../core/checks/check-node.ts";
import { isFull } from "../../core/types/array-type.ts";
import { isKeyword } from "../../core/types/type-node.ts";
import { innerLocation, type Location, typeIn } from "../plan/location.ts";
import { generic, tupleType } from "../text/layout.ts";
import type { ZodTypePrinter } from "./zod-type.ts";

/** Emits the type of an array or a tuple. */
export function typeOfArray(check: ArrayCheck, location: Location, printer: ZodTypePrinter): string {
  const inner = innerLocation(location);
  const { prefixItems, items, minItems } = check;
  if (!prefixItems) return generic(printer.zod("ZodArray"), printer.type(items, inner));
  const first = prefixItems.map((item, index) => {
    const type = printer.type(item, inner);
    if (index >= minItems) return generic(printer.zod("ZodExactOptional"), type);
    return isKeyword(typeIn(item, inner, printer.names), "unknown")
      ? generic(printer.zod("ZodNonOptional"), type)
      : type;
  });
  const rest = isFull(check) ? "null" : printer.type(items, inner);
  return generic(printer.zod("ZodTuple"), `readonly ${tupleType(first)}`, rest);
}
