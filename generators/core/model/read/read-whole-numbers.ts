import { childPointer } from "../../document/pointer.ts";
import { keywordsWith } from "../../document/schema-keywords.ts";
import type { Json, JsonObject } from "../../json.ts";
import type { NumberConstraints } from "../schema-model.ts";

export type NumberKeyword = keyof NumberConstraints | "const" | "enum" | "default";

/** The keywords of a schema whose numbers are read with all their digits. */
export const NUMBER_KEYWORDS: readonly NumberKeyword[] = [
  ...(keywordsWith(({ part }) => part === "number") as readonly (keyof NumberConstraints)[]), // as the table says
  ...(["const", "enum", "default"] as const),
];

/** The whole numbers of a schema that no double holds, by keyword, with all the digits that the document gives them. */
export type WholeNumbers = ReadonlyMap<NumberKeyword, readonly bigint[]>;

/** Reads them where `written` gives the number at a pointer; undefined when there are none. */
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

/** Where OpenAPI 3.0 has `exclusiveMinimum: true`, the number stands under `minimum`. */
function locationsOf(keyword: NumberKeyword, path: readonly string[]): (readonly string[])[] {
  if (keyword === "exclusiveMinimum") return [path, ["minimum"]];
  return keyword === "exclusiveMaximum" ? [path, ["maximum"]] : [path];
}

function numbersOf(value: JsonObject, keyword: NumberKeyword): (readonly [path: string[], value: Json])[] {
  const own = value[keyword] ?? null;
  if (keyword !== "enum") return [[[keyword], own]];
  return Array.isArray(own) ? own.map((item: Json, index) => [[keyword, String(index)], item] as const) : [];
}

/** True for a whole number that may have been another one before it became a double. */
export function isRounded(value: Json): value is number {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** The whole numbers that a number of a schema stands for: more than one where an enum has several that round to it. */
export function wholeNumbers(
  { wholeNumbers: exact }: { readonly wholeNumbers?: WholeNumbers },
  keyword: NumberKeyword,
  value: number,
): readonly bigint[] {
  const known = exact?.get(keyword)?.filter((digits) => Number(digits) === value) ?? [];
  if (known.length > 0) return [...new Set(known)];
  return Number.isInteger(value) ? [BigInt(value)] : [];
}

/** A number with all of its digits: a bigint where no double is certain to hold it, and the number itself elsewhere. */
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
  return [...new Set(exact)] as Json[]; // written by jsonText, which knows bigints
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
