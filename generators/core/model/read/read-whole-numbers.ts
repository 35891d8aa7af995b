import { childPointer } from "../../document/pointer.ts";
import { keywordsWith } from "../../document/schema-keywords.ts";
import type { Json, JsonObject } from "../../json.ts";
import type { NumberConstraints } from "../schema-model.ts";

export type NumberKeyword = keyof NumberConstraints | "const" | "enum" | "default";

/** The keywords of a schema whose numbers are read with all digits. */
export const NUMBER_KEYWORDS: readonly NumberKeyword[] = [
  ...(keywordsWith(({ part }) => part === "number") as readonly (keyof NumberConstraints)[]), // as in the table
  ...(["const", "enum", "default"] as const),
];

/** The whole numbers of a schema beyond the precision of doubles, by keyword, with all digits of the document. */
export type WholeNumbers = ReadonlyMap<NumberKeyword, readonly bigint[]>;

/** Reads them; `written` returns the number at a pointer. Undefined if there are none. */
export function readWholeNumbers(
  pointer: string,
  value: JsonObject,
  written: (pointer: string) => bigint | undefined,
): WholeNumbers | undefined {
  const found = new Map<NumberKeyword, readonly bigint[]>();
  for (const keyword of NUMBER_KEYWORDS) {
    if (value[keyword] === undefined) continue;
    const numbers = numbersOf(value, keyword).filter(([, number]) => isRounded(number));
    const exact = numbers.flatMap(([path, number]) =>
      locationsOf(keyword, path)
        .flatMap((location) => written(childPointer(pointer, ...location)) ?? [])
        .filter((digits) => Number(digits) === number)
        .slice(0, 1),
    );
    if (exact.length > 0) found.set(keyword, exact);
  }
  return found.size > 0 ? found : undefined;
}

/** Locations of a keyword: with `exclusiveMinimum: true` of OpenAPI 3.0, the number is under `minimum`. */
function locationsOf(keyword: NumberKeyword, path: readonly string[]): (readonly string[])[] {
  if (keyword === "exclusiveMinimum") return [path, ["minimum"]];
  return keyword === "exclusiveMaximum" ? [path, ["maximum"]] : [path];
}

function numbersOf(value: JsonObject, keyword: NumberKeyword): (readonly [path: string[], value: Json])[] {
  const own = value[keyword] ?? null;
  if (keyword !== "enum") return [[[keyword], own]];
  return Array.isArray(own) ? own.map((item: Json, index) => [[keyword, String(index)], item] as const) : [];
}

/** True for a whole number that a double may have rounded. */
export function isRounded(value: Json): value is number {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** The whole numbers that a number of a schema stands for: several if enum values round to it. */
export function wholeNumbers(
  { wholeNumbers: exact }: { readonly wholeNumbers?: WholeNumbers },
  keyword: NumberKeyword,
  value: number,
): readonly bigint[] {
  const known = exact?.get(keyword)?.filter((digits) => Number(digits) === value) ?? [];
  if (known.length > 0) return [...new Set(known)];
  return Number.isInteger(value) ? [BigInt(value)] : [];
}

/** A number with all of its digits: a bigint if it is beyond the precision of doubles. */
export function exactNumber(
  schema: { readonly wholeNumbers?: WholeNumbers },
  keyword: NumberKeyword,
  value: number,
): number | bigint {
  return isRounded(value) ? (wholeNumbers(schema, keyword, value)[0] ?? value) : value;
}

/** The values of `const` or `enum`, each number with all of its digits. */
export function exactValues(
  schema: { readonly wholeNumbers?: WholeNumbers },
  keyword: "const" | "enum",
  values: readonly Json[],
): readonly Json[] {
  if (!values.some(isRounded)) return values;
  const exact: readonly unknown[] = values.flatMap((value): readonly unknown[] =>
    isRounded(value) ? wholeNumbers(schema, keyword, value) : [value],
  );
  return [...new Set(exact)] as Json[]; // written by jsonText, which supports bigints
}

/** Returns the value of a keyword, each number with all of its digits. */
export function exactValue(
  schema: { readonly wholeNumbers?: WholeNumbers },
  keyword: string,
  value: Json,
): Json {
  const known = NUMBER_KEYWORDS.find((other) => other === keyword);
  if (known === undefined) return value;
  if (known === "enum" && Array.isArray(value)) return exactValues(schema, known, value);
  return isRounded(value) ? (exactNumber(schema, known, value) as Json) : value; // written by jsonText
}
