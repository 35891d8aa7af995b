import type { Fault, Severity } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import type { SourceLocation } from "../source-location.ts";

/** Reports a diagnostic at a node, by default a warning. */
export type Report = (location: SourceLocation, fault: Fault & { readonly severity?: Severity }) => void;

/** Types of fields, with the values that they have. */
interface FieldValues {
  readonly number: number;
  /** Above 0. */
  readonly positive: number;
  /** A whole number of at least 0. */
  readonly count: number;
  readonly string: string;
  readonly boolean: boolean;
  readonly list: readonly Json[];
  readonly strings: readonly string[];
  readonly object: JsonObject;
}

const TYPES: Readonly<
  Record<keyof FieldValues, readonly [expected: string, test: (value: unknown) => boolean]>
> = {
  number: ["a number", Number.isFinite],
  positive: ["a number above 0", (value) => Number.isFinite(value) && Number(value) > 0],
  count: ["a whole number of at least 0", (value) => Number.isInteger(value) && Number(value) >= 0],
  string: ["a string", isString],
  boolean: ["true or false", (value) => typeof value === "boolean"],
  list: ["a list", Array.isArray],
  strings: ["a list of strings", (value) => Array.isArray(value) && value.every(isString)],
  object: ["an object", isObject],
};

function isString(value: unknown): boolean {
  return typeof value === "string";
}

/** Reads a field of an object by its required type; a value of another type is reported and ignored. */
export type KeywordReader = <Type extends keyof FieldValues>(
  type: Type,
  key: string,
) => FieldValues[Type] | undefined;

/** Creates a reader for the fields of `value` at `location`. */
export function createKeywordReader(
  value: JsonObject,
  location: (key: string) => SourceLocation,
  report: Report,
): KeywordReader {
  return <Type extends keyof FieldValues>(type: Type, key: string) => {
    const field = Object.hasOwn(value, key) ? value[key] : undefined;
    const [expected, test] = TYPES[type];
    if (field === undefined || test(field)) return field as FieldValues[Type] | undefined; // tested
    report(location(key), {
      code: "keyword-malformed",
      message: `"${key}" must be ${expected}; it is ignored.`,
      help: `Make it ${expected}, or remove it.`,
    });
    return undefined;
  };
}
