import type * as z from "zod";
import type { ConfigOf, WithConfig } from "../zod-internals.ts";

/** The part of an object schema that derived types need. */
export interface AnyObject extends WithConfig {
  readonly shape: z.core.$ZodShape;
}

/** The type of `base.extend(shape)`. */
export type Extended<Base extends AnyObject, Shape extends z.core.$ZodLooseShape> = z.ZodObject<
  z.core.util.Extend<Base["shape"], z.core.util.Writeable<Shape>>,
  ConfigOf<Base>
>;

/** The type of `base.strict()`, `base.loose()` and `base.catchall(rest)`. */
export type Closed<Base extends AnyObject, Config extends z.core.$ZodObjectConfig> = z.ZodObject<
  Base["shape"],
  Config
>;

/** Members, of which those named by `Key` are required. */
export type NonOptional<Members extends z.core.$ZodShape, Key> = {
  -readonly [Name in keyof Members]: Name extends Key ? z.ZodNonOptional<Members[Name]> : Members[Name];
};

/** The type of `base.required({ key: true })`. */
export type RequiredMembers<Base extends AnyObject, Key extends PropertyKey> = z.ZodObject<
  NonOptional<Base["shape"], Key>,
  ConfigOf<Base>
>;

/** The type of the schema that a function builds, in a form that an interface can extend to give it a name. */
export type SchemaType<Build extends () => z.core.SomeType> = ReturnType<Build>;

/** The members of a type as schemas; optional members stay optional. */
type ShapeOf<Type> = {
  [Key in keyof Type]-?: Pick<Type, Key> extends Required<Pick<Type, Key>>
    ? z.ZodType<Type[Key], Type[Key]>
    : z.ZodExactOptional<z.ZodType<Exclude<Type[Key], undefined>, Exclude<Type[Key], undefined>>>;
};

/** An object that contains itself, with a declared type: `.shape`, `.extend` and `.pick` still work. */
export interface RecursiveObject<Type extends object> extends z.ZodObject<ShapeOf<Type>, z.core.$strip> {}
