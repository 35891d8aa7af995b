import type * as z from "zod";

/** An object schema, as far as its type is made of others. */
interface AnyObject {
  readonly shape: z.core.$ZodShape;
  readonly _zod: { readonly config: z.core.$ZodObjectConfig };
}

/** The type of `base.extend(shape)`. */
export type Extended<Base extends AnyObject, Shape extends z.core.$ZodLooseShape> = z.ZodObject<
  z.core.util.Extend<Base["shape"], z.core.util.Writeable<Shape>>,
  Base["_zod"]["config"]
>;

/** The type of `base.strict()`, `base.loose()` and `base.catchall(rest)`. */
export type Closed<Base extends AnyObject, Config extends z.core.$ZodObjectConfig> = z.ZodObject<
  Base["shape"],
  Config
>;

/** The type of `base.required({ key: true })`. */
export type RequiredMembers<Base extends AnyObject, Key extends PropertyKey> = z.ZodObject<
  {
    -readonly [Name in keyof Base["shape"]]: Name extends Key
      ? z.ZodNonOptional<Base["shape"][Name]>
      : Base["shape"][Name];
  },
  Base["_zod"]["config"]
>;
