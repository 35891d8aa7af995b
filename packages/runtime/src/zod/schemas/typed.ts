import * as z from "zod";
import { onType } from "../checks/condition.ts";
import { equalTo } from "../checks/equal-to.ts";
import type { JsonTypeName } from "../json/json-type.ts";

// Bounds are zod's structural shadow of a schema: its classes would make the compiler compare member by member.
type Schema = z.core.SomeType;

/** Declares the type of a schema, if checks prove more than zod infers or TypeScript cannot express what zod infers. */
export function typed<Type>(schema: Schema): z.ZodType<Type, Type> {
  return asZod(schema) as z.ZodType<Type, Type>; // the caller declares the type
}

/** Schema with constraints but no `type`: it also accepts all other types. Its TypeScript type is the intended one. */
export interface Implied<Meant extends Schema> extends z.ZodType<z.output<Meant>, z.input<Meant>> {}

/** Applies a schema to values of one type and accepts all others; the inferred type is the intended one. */
export function implied<Meant extends Schema>(type: JsonTypeName, schema: Meant): Implied<Meant> {
  return z.unknown().check(onType(type, asZod(schema))) as z.ZodType as Implied<Meant>;
}

/** The types of JSON values without `readonly`. */
type Values<Given> = Given extends object
  ? keyof Given extends never
    ? { [key: string]: never }
    : { -readonly [Key in keyof Given]: Values<Given[Key]> }
  : Given;

/** One of the values, which may be arrays and objects, by deep equality. */
export function literals<const Given extends readonly unknown[]>(
  ...values: Given
): z.ZodType<Values<Given[number]>, Values<Given[number]>> {
  return typed(z.unknown().check(equalTo(...values)));
}

function asZod(schema: Schema): z.ZodType {
  return schema as unknown as z.ZodType; // SomeType is its structural shadow
}
