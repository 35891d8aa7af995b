import { isRounded, type NumberKeyword } from "../../../core/model/read/read-whole-numbers.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { SchemaFile } from "../scope.ts";

/** Reports a whole number that was rounded to a double when the document was read. */
export function reportRounded(
  schema: SchemaModel,
  { keyword, value }: { readonly keyword: NumberKeyword; readonly value: number },
  module: SchemaFile,
): void {
  const isKnown = schema.wholeNumbers?.get(keyword)?.some((digits) => Number(digits) === value);
  if (!isRounded(value) || isKnown) return;
  module.report(schema, {
    code: "number-rounded",
    message: `A number of "${keyword}" has more digits than a JavaScript number can hold; it is read as ${BigInt(value)}.`,
    help: "Write the number in decimal digits at this place, without a YAML anchor.",
  });
}
