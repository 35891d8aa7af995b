/** Rule for an option: a test, and the words for people. */
export type Rule = readonly [accepts: (value: unknown) => boolean, expected: string];

/** A rule for each option. A table inside is for the options of an object. */
export interface RuleTable {
  readonly [name: string]: Rule | RuleTable;
}

/** True for a rule, false for a table of them. */
export function isRule(rule: Rule | RuleTable): rule is Rule {
  return Array.isArray(rule);
}

/** The rules of all options of a type: the compiler keeps the table complete. */
export type RulesOf<Options> = Readonly<Record<keyof Options, Rule | RuleTable>>;

/** True for objects with names and values, also of another realm; false for arrays, maps and `Headers`. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === "[object Object]";
}

/** True for an array whose members all pass a test. */
export function isListOf(value: unknown, test: (member: unknown) => boolean): value is readonly unknown[] {
  return Array.isArray(value) && value.every(test);
}

// Literals, since bundlers keep what a call creates.
export const FUNCTION: Rule = [(value) => typeof value === "function", "a function"];
export const TEXT: Rule = [(value) => typeof value === "string", "a string"];
export const FLAG: Rule = [(value) => typeof value === "boolean", "true or false"];
export const RECORD: Rule = [isRecord, "an object"];

/** A number in a range; `Infinity` only where it means something. */
export function atLeast(least: number, test: (value: number) => boolean = () => true): Rule {
  return [
    (value) => typeof value === "number" && value >= least && test(value),
    `a number of at least ${least}`,
  ];
}

/** A whole number of at least 1, or `Infinity`. */
export const COUNT: Rule = [
  (value) => (Number.isInteger(value) || value === Number.POSITIVE_INFINITY) && Number(value) >= 1,
  "a whole number of at least 1, or Infinity",
];

/** An object of any class that has these methods. */
export function withMethods(expected: string, ...names: readonly string[]): Rule {
  return [(value) => names.every((name) => typeof Object(value)[name] === "function"), expected];
}
