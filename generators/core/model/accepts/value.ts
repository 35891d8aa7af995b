import type { Json } from "../../json.ts";
import type { NumberForms } from "../int64.ts";
import { type NumberKeyword, wholeNumbers } from "../read/read-whole-numbers.ts";
import type { SchemaModel } from "../schema-model.ts";
import { isAmong } from "./listed-values.ts";
import { hasForm } from "./type.ts";

interface ListedValues {
  readonly schema: SchemaModel;
  readonly keyword: NumberKeyword & ("const" | "enum");
  readonly values: readonly Json[];
}

/** True if `const` or `enum` contains the value; a number in the form that it has at its position. */
export function isListed(
  { schema, keyword, values }: ListedValues,
  value: unknown,
  scope: Pick<NumberForms, "numbers">,
): boolean {
  if (typeof value !== "number" && typeof value !== "bigint") return isAmong(values, value);
  if (!hasForm(value, scope)) return false;
  if (typeof value === "number") return isAmong(values, value);
  return values.some(
    (other) => typeof other === "number" && wholeNumbers(schema, keyword, other).includes(value),
  );
}
