import type { Severity } from "../../diagnostics/diagnostic.ts";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import type { SourceLocation } from "../source-location.ts";

/** Reports a diagnostic at a node. */
export type Report = (
  location: SourceLocation,
  diagnostic: {
    readonly code: string;
    readonly severity: Severity;
    readonly message: string;
    readonly help: string;
  },
) => void;

/** Reads fields of an object by their required type; a value of another type is reported and ignored. */
export interface KeywordReader {
  number(key: string): number | undefined;
  /** A number above 0. */
  positive(key: string): number | undefined;
  /** A whole number of at least 0. */
  count(key: string): number | undefined;
  string(key: string): string | undefined;
  boolean(key: string): boolean | undefined;
  list(key: string): readonly Json[] | undefined;
  strings(key: string): readonly string[] | undefined;
  object(key: string): JsonObject | undefined;
}

/** Creates a reader for the fields of `value` at `location`. */
export function createKeywordReader(
  value: JsonObject,
  location: (key: string) => SourceLocation,
  report: Report,
): KeywordReader {
  function read<Value>(
    key: string,
    expected: string,
    test: (field: unknown) => field is Value,
  ): Value | undefined {
    const field = Object.hasOwn(value, key) ? value[key] : undefined;
    if (field === undefined || test(field)) return field;
    report(location(key), {
      code: "keyword-malformed",
      severity: "warning",
      message: `"${key}" must be ${expected}; it is ignored.`,
      help: `Make it ${expected}, or remove it.`,
    });
    return undefined;
  }
  return {
    number: (key) => read(key, "a number", isNumber),
    positive: (key) => read(key, "a number above 0", isPositive),
    count: (key) => read(key, "a whole number of at least 0", isCount),
    string: (key) => read(key, "a string", isString),
    boolean: (key) => read(key, "true or false", isBoolean),
    list: (key) => read(key, "a list", isList),
    strings: (key) => read(key, "a list of strings", isStrings),
    object: (key) => read(key, "an object", isObject),
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isFinite(value);
}

function isPositive(value: unknown): value is number {
  return isNumber(value) && value > 0;
}

function isCount(value: unknown): value is number {
  return isNumber(value) && Number.isInteger(value) && value >= 0;
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === "boolean";
}

function isList(value: unknown): value is readonly Json[] {
  return Array.isArray(value);
}

function isStrings(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString);
}
