import type * as z from "zod";

/** The members of a type as schemas; optional members stay optional. */
type ShapeOf<Type> = {
  [Key in keyof Type]-?: Pick<Type, Key> extends Required<Pick<Type, Key>>
    ? z.ZodType<Type[Key], Type[Key]>
    : z.ZodExactOptional<z.ZodType<Exclude<Type[Key], undefined>, Exclude<Type[Key], undefined>>>;
};

/** An object that contains itself, with a declared type: `.shape`, `.extend` and `.pick` still work. */
export interface RecursiveObject<Type extends object> extends z.ZodObject<ShapeOf<Type>, z.core.$strip> {}
