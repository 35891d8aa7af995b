import { type FormatPolicy, unknownFormat } from "./model/accepts/format.ts";

/** Tells which values an option of a generator takes. */
export interface OptionRule<Value> {
  /** What is wrong with a value, to be read behind the name of the option: `must be true or false`. */
  readonly fault: (value: unknown) => string | undefined;
  /** The type of its values; never there. */
  readonly type?: Value;
}

/** Rules by the names of options. */
export type OptionRules = Readonly<Record<string, OptionRule<unknown>>>;

/** The values of options: each may be left out. */
export type OptionValues<Rules extends OptionRules> = {
  readonly [Name in keyof Rules]?: (Rules[Name] extends OptionRule<infer Value> ? Value : never) | undefined;
};

/** An option with a rule of its own. */
export function option<Value>(fault: OptionRule<Value>["fault"]): OptionRule<Value> {
  return { fault };
}

/** An option that is one of a few words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): OptionRule<Word> {
  const known = words.map((word) => `"${word}"`).join(" or ");
  return option((value) => (words.some((word) => word === value) ? undefined : `must be ${known}`));
}

/** An option that is a text. */
export function text(): OptionRule<string> {
  return option((value) => (typeof value === "string" ? undefined : "must be a text"));
}

/** An option that is true or false. */
export function flag(): OptionRule<boolean> {
  return option((value) => (typeof value === "boolean" ? undefined : "must be true or false"));
}

/** The option `formats`: which formats of texts and numbers are asserted. */
export function formatPolicy(): OptionRule<FormatPolicy> {
  return option((value) => {
    if (value === "assert" || value === "annotate") return undefined;
    if (!Array.isArray(value)) return 'must be "assert", "annotate" or a list of formats';
    const unknown = unknownFormat(value);
    return unknown === undefined ? undefined : `names "${unknown}", which is no format that can be asserted`;
  });
}
