import { InvalidInputError } from "../errors/invalid-input-error.ts";

/** The constraints of a string. */
export interface StringRule {
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

/** A string, such as an ID from a database, as the type of a schema. Throws an `InvalidInputError` if it does not match. */
export function checkString<Value extends string>(value: unknown, rule: StringRule): Value {
  const { name, pattern, minLength = 0, maxLength = Number.POSITIVE_INFINITY, expected } = rule;
  if (typeof value === "string" && new RegExp(pattern, "u").test(value)) {
    const { length } = [...value];
    if (length >= minLength && length <= maxLength) return value as Value; // what its type says was checked
  }
  throw new InvalidInputError(`${name} must be ${expected}.`);
}
