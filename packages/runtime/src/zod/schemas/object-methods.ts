import * as z from "zod";
import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking

type Mask = Record<string, unknown>;

/**
 * The methods of zod's objects. They call zod's functions, without its class, which would add parsers to the bundle. A
 * test compares the names with those of the class.
 */
export const objectMethods = {
  get shape(): z.core.$ZodShape {
    return (this as unknown as z.ZodObject).def.shape; // as a method of one
  },
  keyof(this: z.ZodObject): z.ZodType {
    return z.keyof(this);
  },
  catchall(this: z.ZodObject, catchall: z.core.SomeType | undefined): z.ZodObject {
    return this.clone(util.mergeDefs(this.def, { catchall }) as z.core.$ZodObjectDef); // of an object
  },
  passthrough(this: z.ZodObject): z.ZodObject {
    return this.catchall(z.unknown());
  },
  loose(this: z.ZodObject): z.ZodObject {
    return this.catchall(z.unknown());
  },
  strict(this: z.ZodObject): z.ZodObject {
    return this.catchall(z.never());
  },
  strip(this: z.ZodObject): z.ZodObject {
    return this.catchall(undefined as unknown as z.ZodType); // as zod does
  },
  extend(this: z.ZodObject, shape: z.core.$ZodLooseShape): z.ZodObject {
    return util.extend(this, shape);
  },
  safeExtend(this: z.ZodObject, shape: z.core.$ZodLooseShape): z.ZodObject {
    return util.safeExtend(this, shape);
  },
  merge(this: z.ZodObject, other: z.ZodObject): z.ZodObject {
    return util.merge(this, other);
  },
  pick(this: z.ZodObject, mask: Mask): z.ZodObject {
    return util.pick(this, mask);
  },
  omit(this: z.ZodObject, mask: Mask): z.ZodObject {
    return util.omit(this, mask);
  },
  partial(this: z.ZodObject, mask?: Mask): z.ZodObject {
    return util.partial(z.ZodOptional, this, mask);
  },
  exactPartial(this: z.ZodObject, mask?: Mask): z.ZodObject {
    return util.partial(z.ZodExactOptional, this, mask, "exactPartial");
  },
  required(this: z.ZodObject, mask?: Mask): z.ZodObject {
    return util.required(z.ZodNonOptional, this, mask);
  },
};
