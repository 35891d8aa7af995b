import { ConfigurationError } from "../errors/configuration-error.ts";

/** What a described text has to be. */
export interface TextRule {
  /** The name of its schema. */
  readonly name: string;
  /** A regular expression of JSON Schema. */
  readonly pattern: string;
  /** In code points, as in JSON Schema. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The rule in words, as the rest of a sentence that begins with "must be". */
  readonly expected: string;
}

/** A text as the type of a schema, such as an ID from a database. Throws `ConfigurationError` for what is none of it. */
export function checkText<Text extends string>(value: unknown, rule: TextRule): Text {
  const { name, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, expected } = rule;
  if (typeof value === "string" && new RegExp(pattern, "u").test(value)) {
    const { length } = [...value];
    if (length >= minLength && length <= maxLength) return value as Text; // what its type says was checked
  }
  throw new ConfigurationError(`${name} must be ${expected}.`);
}
