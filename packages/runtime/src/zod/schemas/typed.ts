import * as z from "zod";
import { equalTo } from "../checks/equal-to.ts";
import { onType } from "../checks/on-type.ts";
import type { JsonTypeName } from "../json/json-type.ts";

// Bounds are zod's structural shadow of a schema: its classes would make the compiler compare member by member.
type Schema = z.core.SomeType;

/** A schema whose type is declared, where checks prove more than zod infers, or TypeScript cannot say what zod infers. */
export function typed<Type>(schema: Schema): z.ZodType<Type, Type> {
  return asZod(schema) as z.ZodType<Type, Type>; // the one who calls it answers for the type
}

/**
 * Members or items that are described without a type: values of another type pass, as JSON Schema says. The inferred
 * type is the one that is meant.
 */
export interface Implied<Meant extends Schema> extends z.ZodType<z.output<Meant>, z.input<Meant>> {}

/** Holds values of one type to a schema and lets every other type pass, under the type that is meant. */
export function implied<Meant extends Schema>(type: JsonTypeName, schema: Meant): Implied<Meant> {
  return z.unknown().check(onType(type, asZod(schema))) as z.ZodType as Implied<Meant>;
}

/** JSON values as the types that a description gives them: without `readonly`. */
type Values<Given> = Given extends object
  ? keyof Given extends never
    ? { [key: string]: never }
    : { -readonly [Key in keyof Given]: Values<Given[Key]> }
  : Given;

/** One of the values, lists and objects among them, by deep equality. */
export function literals<const Given extends readonly unknown[]>(
  ...values: Given
): z.ZodType<Values<Given[number]>, Values<Given[number]>> {
  return typed(z.unknown().check(equalTo(...values)));
}

function asZod(schema: Schema): z.ZodType {
  return schema as unknown as z.ZodType; // SomeType is its structural shadow
}
