import { isUpload } from "../model/is-upload.ts";
import { isRounded, type NumberKeyword } from "../model/read/read-whole-numbers.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { statesValue } from "../types/discriminated-branch.ts";
import type { CheckContext } from "./scope.ts";

/** Reports `contentEncoding` and `contentMediaType`, which are only annotations in JSON Schema. */
export function reportContent(schema: SchemaModel, { report }: CheckContext): void {
  const { contentEncoding, contentMediaType } = schema.annotations;
  const keyword = contentEncoding === undefined ? "contentMediaType" : "contentEncoding";
  if ((contentEncoding ?? contentMediaType) === undefined || isUpload(schema)) return;
  report?.(schema, {
    code: "content-not-validated",
    message: `"${keyword}" is an annotation in JSON Schema; validators do not check the content of the string.`,
    help: "Add a pattern, or check the content in your own code.",
  });
}

/** Reports a whole number that was rounded to a double when the document was read. */
export function reportRounded(
  schema: SchemaModel,
  { keyword, value }: { readonly keyword: NumberKeyword; readonly value: number },
  { report }: CheckContext,
): void {
  const isKnown = schema.wholeNumbers?.get(keyword)?.some((digits) => Number(digits) === value);
  if (!isRounded(value) || isKnown) return;
  report?.(schema, {
    code: "number-rounded",
    message: `A number of "${keyword}" has more digits than a JavaScript number can hold; it is read as ${BigInt(value)}.`,
    help: "Write the number in decimal digits at this place, without a YAML anchor.",
  });
}

/** Reports discriminator branches that do not fix the value of the property: validators do not check it. */
export function reportUnfixedValues(
  schema: SchemaModel,
  branches: readonly SchemaModel[],
  context: CheckContext,
): void {
  const name = schema.discriminator?.propertyName;
  if (name === undefined) return;
  for (const branch of branches) {
    if (!statesValue(branch, name)) reportUnfixedValue(branch, name, context);
  }
}

/** Reports one such branch. */
export function reportUnfixedValue(branch: SchemaModel, name: string, { report }: CheckContext): void {
  report?.(branch, {
    code: "discriminator-value-unstated",
    message: `A discriminator uses the property "${name}", but this schema does not fix its value. Validators do not check the value, because a discriminator does not change what is valid.`,
    help: `Add "const" to the property "${name}" in this schema.`,
  });
}

/** Reports a cyclic schema that uses numbers where its position has bigints. */
export function reportContradiction(target: SchemaModel, { report }: CheckContext): void {
  report?.(target, {
    code: "int64-contradicted",
    message: "This recursive schema uses numbers, but the places that refer to it use bigints.",
    help: "Use the same number format in the schema and at those places.",
  });
}
