import type * as z from "zod";
import type { ConfigOf, WithConfig } from "../zod-internals.ts";

/** An object schema, as far as its type is made of others. */
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

/** The type of `base.required({ key: true })`. */
export type RequiredMembers<Base extends AnyObject, Key extends PropertyKey> = z.ZodObject<
  {
    -readonly [Name in keyof Base["shape"]]: Name extends Key
      ? z.ZodNonOptional<Base["shape"][Name]>
      : Base["shape"][Name];
  },
  ConfigOf<Base>
>;
