import { isRounded, type NumberKeyword } from "../../core/model/read/read-whole-numbers.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { ModuleNames } from "./scope.ts";

/** Tells of a whole number that became a double when the document was read, and whose digits were not found again. */
export function reportRounded(
  schema: SchemaModel,
  { keyword, value }: { readonly keyword: NumberKeyword; readonly value: number },
  module: ModuleNames,
): void {
  const isKnown = schema.wholeNumbers?.get(keyword)?.some((digits) => Number(digits) === value);
  if (!isRounded(value) || isKnown) return;
  module.report(schema, {
    code: "number-rounded",
    message: `A number of "${keyword}" has more digits than a double holds; it is read as ${BigInt(value)}.`,
    help: "Write it in the document itself, in decimal digits and without an anchor.",
  });
}
