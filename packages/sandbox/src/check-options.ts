import { unknownName } from "./names/unknown-name.ts";

/** Check of an option: returns what is wrong with a value, or undefined. */
export type Check = (value: unknown) => string | undefined;

/** An empty text is usually an unset variable: neither a value nor the default. */
export const filledText: Check = (value) =>
  typeof value === "string" && value.trim() !== "" ? undefined : "Use a text that is not empty";

/** Text that a header can carry after `Bearer`. */
export const token: Check = (value) =>
  typeof value === "string" && /^[\x21-\x7e]+$/.test(value)
    ? undefined
    : "Use letters, digits and signs of ASCII, at least one and no spaces";

export const port: Check = (value) =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= 65_535
    ? undefined
    : "Use a number from 0 to 65535";

export const flag: Check = (value) => (typeof value === "boolean" ? undefined : "Use true or false");

export const callback: Check = (value) => (typeof value === "function" ? undefined : "Use a function");

/** Throws a `TypeError` for an unknown option or an invalid value. An undefined option counts as absent. */
export function checkOptions<Options extends object>(
  options: Options,
  checks: { readonly [Name in keyof Required<Options>]: Check },
): void {
  for (const [name, value] of Object.entries(options)) {
    if (!Object.hasOwn(checks, name))
      throw new TypeError(`Unknown option "${name}". Use ${Object.keys(checks).join(", ")}.`);
    if (value !== undefined) check(`\`${name}\``, value, checks[name as keyof Options]);
  }
}

/** Throws a `TypeError` for an option of a command line that is none of these. */
export function rejectUnknown(args: readonly string[], options: object): void {
  const names = Object.keys(options).map((name) => `--${name}`);
  const given = args.filter((arg) => /^--./.test(arg)).map((arg) => arg.replace(/=.*/s, ""));
  const unknown = given.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new TypeError(unknownName(unknown, names, "option"));
}

/** Throws a `TypeError` that names the option when its value is invalid. */
export function check(name: string, value: unknown, problemOf: Check): void {
  const problem = problemOf(value);
  if (problem !== undefined && typeof value === "string" && value.trim() === "")
    throw new TypeError(`${name} is empty. Give it a value, or leave it out.`);
  if (problem !== undefined)
    throw new TypeError(`Unknown value ${JSON.stringify(value)} for ${name}. ${problem}.`);
}
