import { ASSERTED_FORMATS, type FormatPolicy, unknownFormat } from "./model/accepts/format.ts";
import { INT64_POLICIES, type Int64Policy } from "./model/int64.ts";
import type { OptionDocs } from "./option-docs.ts";

/** Defines the values that an option of a generator accepts. */
export interface OptionRule<Value> extends Omit<OptionDocs, "name"> {
  /** Returns an error message for a value, without the name of the option before it: `must be true or false`. */
  readonly validate: (value: unknown) => string | undefined;
  /** Type of its values; only for the compiler. */
  readonly type?: Value;
}

/** Rules by the names of options. */
export type OptionRules = Readonly<Record<string, OptionRule<unknown>>>;

/** Values of options; all are optional. */
export type OptionValues<Rules extends OptionRules> = {
  readonly [Name in keyof Rules]?: (Rules[Name] extends OptionRule<infer Value> ? Value : never) | undefined;
};

/** Options as the help shows them, in the order in which they are defined. */
export function docsOfOptions(rules: OptionRules): readonly OptionDocs[] {
  return Object.entries(rules).map(([name, { validate: _, type: __, ...docs }]) => ({ name, ...docs }));
}

/** Rules for options. Spread one to add text for the help: `{ ...option.boolean(), meaning: "sort by path" }`. */
export const option = {
  /** A string. */
  string: (): OptionRule<string> =>
    custom((value) => (typeof value === "string" ? undefined : "must be a string"), "a string"),
  /** True or false. */
  boolean: (): OptionRule<boolean> =>
    custom((value) => (typeof value === "boolean" ? undefined : "must be true or false"), "true or false"),
  /** One of several strings. */
  enum<const Word extends string>(...words: readonly Word[]): OptionRule<Word> {
    const known = words.map((word) => `"${word}"`).join(" or ");
    return custom((value) => (words.some((word) => word === value) ? undefined : `must be ${known}`), known);
  },
  /** A custom rule. `values` describes for the help which values it accepts. */
  custom,
};

function custom<Value>(validate: OptionRule<Value>["validate"], values?: string): OptionRule<Value> {
  return { validate, ...(values !== undefined && { values }) };
}

/** An option that is a list of names. */
export function names(): OptionRule<readonly string[]> {
  const isName = (value: unknown) => typeof value === "string" && value !== "";
  return custom(
    (value) => (Array.isArray(value) && value.every(isName) ? undefined : "must be a list of names"),
    "a list of names",
  );
}

/** The option `formats`: formats of strings and numbers that are asserted. */
export function formatPolicy(): OptionRule<FormatPolicy> {
  const check: OptionRule<FormatPolicy>["validate"] = (value) => {
    if (value === "assert" || value === "annotate") return undefined;
    if (!Array.isArray(value)) return 'must be "assert", "annotate" or a list of formats';
    const unknown = unknownFormat(value);
    return unknown === undefined ? undefined : `names "${unknown}", which is not a known format`;
  };
  return {
    ...custom(check, '"assert" for all, "annotate" for none, or a list of names'),
    meaning: "the formats that validators assert",
    default: ASSERTED_FORMATS.join(", "),
    example: 'formats: ["uuid", "date"]',
  };
}

/** The option `int64`: the type of 64-bit integers. */
export function int64Policy(): OptionRule<Int64Policy> {
  return {
    ...option.enum(...INT64_POLICIES),
    meaning: "the type of 64-bit integers; bigint if your JSON parser keeps every digit",
    default: "number",
    example: 'int64: "bigint"',
  };
}
