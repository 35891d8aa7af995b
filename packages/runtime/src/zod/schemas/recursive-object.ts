import type * as z from "zod";

/** The members of a type as schemas: each key as it is, optional where it is. */
type ShapeOf<Type> = {
  [Key in keyof Type]-?: Pick<Type, Key> extends Required<Pick<Type, Key>>
    ? z.ZodType<Type[Key], Type[Key]>
    : z.ZodExactOptional<z.ZodType<Exclude<Type[Key], undefined>, Exclude<Type[Key], undefined>>>;
};

/** An object that contains itself, with a type that was written out: `.shape`, `.extend` and `.pick` go on working. */
export interface RecursiveObject<Type extends object> extends z.ZodObject<ShapeOf<Type>, z.core.$strip> {}
