import * as z from "zod";
import { also } from "../checks/condition.ts";
import { equalTo } from "../checks/equal-to.ts";
import { onType } from "../checks/on-type.ts";
import type { JsonTypeName } from "../json/json-type.ts";

// Bounds are zod's structural shadow of a schema: its classes would make the compiler compare member by member.
type Schema = z.core.SomeType;

/** A schema of the same class, whose values have a second type as well. */
export type Narrowed<Base extends Schema, Output, Input = Output> = Base & {
  readonly _zod: { readonly output: Output; readonly input: Input };
  readonly _output: Output;
  readonly _input: Input;
};

/** What is said beside a type, as it is where it describes all of its members. */
type Beside<Own, Added> = Added extends Bare
  ? Added
  : (unknown extends Added[keyof Added] ? Described<Own, Added> : Added) &
      Demanded<Exclude<Own, z.core.util.Literal>, Added>;

// What has no members in JSON: TypeScript takes the methods of these types for members.
type Bare = z.core.util.Literal | readonly unknown[];

// The compiler combines each alternative of a union with each of another one, and refuses from 317 on. So a type is
// intersected with what is not undefined, and not with itself without undefined.
type Present<Own> = unknown extends Own ? unknown : NonNullable<unknown> | null;

// Members that are described as optional, and that the other type requires without describing them, as required.
type Demanded<Own, Added> = unknown extends Own[keyof Own & keyof Added]
  ? UnlessEmpty<{
      [Key in keyof Own & keyof Added as unknown extends Own[Key]
        ? Record<never, never> extends Pick<Own, Key>
          ? never
          : Key
        : never]: Present<Added[Key]>;
    }>
  : unknown;

type UnlessEmpty<Members> = keyof Members extends never ? unknown : Members;

// A member that is only required has the type that it is described with elsewhere.
type Described<Own, Added> = {
  [Key in keyof Added]: unknown extends Added[Key]
    ? Key extends keyof NonNullable<Own>
      ? Present<NonNullable<Own>[Key]>
      : unknown
    : Added[Key];
};

/**
 * A schema that holds its values to another one, too, and keeps its methods: `.shape` of an object, for example. Other
 * than with `allOf`, what the second one requires has the type that the first one describes.
 */
export function narrowed<Base extends Schema, Other extends Schema>(
  base: Base,
  other: Other,
): Usable<Narrowed<Base, Beside<z.output<Base>, z.output<Other>>, Beside<z.input<Base>, z.input<Other>>>> {
  return asZod(base).check(also(asZod(other))) as unknown as Usable<Narrowed<Base, never>>; // the check holds it to both
}

/** A schema that has its methods where no value is of both types, too: `null` and a list make the compiler drop all of it. */
type Usable<Both> = [Both] extends [never] ? z.ZodType<never, never> : Both;

/** The values of members that choose a branch, as types. */
type Choice<Values extends Readonly<Record<string, readonly unknown[]>>> = {
  -readonly [Key in keyof Values]: Values[Key][number];
};

/**
 * A branch that a discriminator's mapping chooses by the value of a member. Types say so and validators do not ask: to
 * JSON Schema a discriminator is an annotation.
 */
export function chosenBy<
  Base extends Schema,
  const Values extends Readonly<Record<string, readonly unknown[]>>,
>(base: Base, _values: Values): Narrowed<Base, Choice<Values>> {
  return base as Narrowed<Base, Choice<Values>>; // what the description says beside the schema
}

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
