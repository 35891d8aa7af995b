import * as z from "zod";
import { isObject } from "../json/json-type.ts";

/** Describes how to convert the text of a parameter to a value. */
export interface TextForm {
  /** Types, other than string, that a text may represent. */
  readonly to?: readonly ("number" | "bigint" | "boolean")[];
  /** For an array: one text is its only item, or all items with a separator between them. */
  readonly items?: TextForm;
  readonly separator?: string;
  /** For an object: the members that are not strings. */
  readonly members?: Readonly<Record<string, TextForm>>;
  /** For a parameter whose content is JSON. */
  readonly json?: true;
}

/** A schema that also accepts the text of a request in place of numbers, booleans and arrays. */
export interface Coerced<Schema extends z.core.SomeType>
  extends z.ZodType<z.output<Schema>, z.input<Schema> | Text<z.input<Schema>>> {}

type Text<Value> = Value extends readonly (infer Item)[]
  ? string | readonly (Item | Text<Item>)[]
  : Value extends object
    ? string | { readonly [Key in keyof Value]: Value[Key] | Text<Value[Key]> }
    : string;

/**
 * Converts the text of a request before the schema parses it. Text that the schema already accepts is not converted.
 * Text that does not represent a value of its type is not converted either, such as `""` for a number: it is rejected.
 */
export function coerced<Schema extends z.core.SomeType>(schema: Schema, form: TextForm): Coerced<Schema> {
  const target = schema as unknown as z.ZodType; // SomeType is its structural shadow
  const convert = (value: unknown) => (target.safeParse(value).success ? value : valueFrom(value, form));
  return z.preprocess(convert, target) as unknown as Coerced<Schema>; // as its type says
}

function valueFrom(given: unknown, form: TextForm): unknown {
  const { items, members = {} } = form;
  if (typeof given === "string") {
    const value = form.json ? parsed(given) : scalarOf(given, form);
    return items && value === given ? listOf(given, form).map((item) => valueFrom(item, items)) : value;
  }
  if (Array.isArray(given)) return items ? given.map((item) => valueFrom(item, items)) : given;
  if (!isObject(given)) return given;
  const converted = Object.entries(given).map(([key, value]) => {
    const member = Object.hasOwn(members, key) ? members[key] : undefined;
    return [key, member ? valueFrom(value, member) : value] as const;
  });
  return Object.fromEntries(converted);
}

/** Splits the text of an array. In headers, spaces may follow the separator. */
function listOf(text: string, { separator }: TextForm): readonly string[] {
  if (separator === undefined) return [text];
  return separator === ", " ? text.split(",").map((item) => item.trim()) : text.split(separator);
}

function scalarOf(text: string, { to = [] }: TextForm): unknown {
  if (to.includes("boolean") && (text === "true" || text === "false")) return text === "true";
  if (to.includes("bigint") && WHOLE.test(text)) return BigInt(text);
  return to.includes("number") && NUMBER.test(text) ? numberOf(text) : text;
}

/** Numbers as JSON writes them. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const WHOLE = /^-?(?:0|[1-9]\d*)$/;

/** Returns the number that a text represents, or the text if a number would lose digits. */
function numberOf(text: string): number | string {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  return WHOLE.test(text) && BigInt(text) !== BigInt(number) ? text : number;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
