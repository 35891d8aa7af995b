import { childPointer } from "../../document/pointer.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import { isRounded } from "./read-whole-numbers.ts";

/** Returns the whole number at a pointer of the text, with all of its digits. */
export type WholeNumberAt = (pointer: string) => bigint | undefined;

/** Keywords of a schema whose values may contain nested numbers. */
const KEYWORDS = ["const", "enum", "default", "examples", "example"] as const;

/**
 * Reads nested whole numbers beyond the precision of doubles in the values of a schema, in document order; undefined if
 * there are none.
 */
export function readInnerNumbers(
  pointer: string,
  value: JsonObject,
  written: WholeNumberAt,
): readonly bigint[] | undefined {
  const found: bigint[] = [];
  for (const keyword of KEYWORDS) {
    const own = value[keyword];
    if (keyword === "example" && isRounded(own ?? null))
      collectDigits(own ?? null, { pointer: childPointer(pointer, keyword), written, found });
    if (typeof own !== "object" || own === null) continue;
    for (const [key, member = null] of Object.entries(own as JsonObject)) {
      const isListed = keyword === "enum" && typeof member !== "object"; // read with the other numbers of the schema
      if (!isListed) collectDigits(member, { pointer: childPointer(pointer, keyword, key), written, found });
    }
  }
  return found.length > 0 ? found : undefined;
}

interface Collecting {
  readonly pointer: string;
  readonly written: WholeNumberAt;
  readonly found: bigint[];
}

function collectDigits(value: Json, { pointer, written, found }: Collecting): void {
  if (isRounded(value)) found.push(digitsAt(pointer, value, written));
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner = null] of Object.entries(value as JsonObject))
    collectDigits(inner, { pointer: childPointer(pointer, key), written, found });
}

/** Returns a value with bigints for whole numbers beyond the precision of doubles; the value itself without any. */
export function withExactNumbers(value: Json, pointer: string, written: WholeNumberAt): Json {
  if (isRounded(value)) return digitsAt(pointer, value, written) as unknown as Json; // for jsonText
  if (!hasRounded(value)) return value;
  const entries = Object.entries(value as JsonObject).map(
    ([key, inner = null]) => [key, withExactNumbers(inner, childPointer(pointer, key), written)] as const,
  );
  return isObject(value) ? Object.fromEntries(entries) : entries.map(([, inner]) => inner);
}

/** True for a value with a whole number that a double may have rounded. */
export function hasRounded(value: Json | undefined): boolean {
  if (typeof value !== "object" || value === null) return isRounded(value ?? null);
  return Object.values(value).some(hasRounded);
}

/** The one `example` of OpenAPI 3.0 became the first of `examples`. */
function digitsAt(pointer: string, number: number, written: WholeNumberAt): bigint {
  const digits = written(pointer) ?? written(pointer.replace(/\/examples\/0(?=\/|$)/, "/example"));
  return digits !== undefined && Number(digits) === number ? digits : BigInt(number);
}
