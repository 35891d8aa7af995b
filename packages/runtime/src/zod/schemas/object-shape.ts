import type * as z from "zod";
import { util } from "zod/v4/core"; // a namespace inside of a namespace would keep bundlers from shaking

/** Where zod looks for the members of an object without asking for them. */
type ShapeGetter = (() => z.core.$ZodShape) & { raw?: z.core.$ZodShape };

/**
 * Reads the members of an object once, when they are first asked for: some are getters, whose schemas are defined later.
 * As in zod, a definition that was made of another one reads them again.
 */
export function readOnce(definition: z.core.$ZodObjectDef): void {
  const before: ShapeGetter | undefined = Object.getOwnPropertyDescriptor(definition, "shape")?.get;
  const shape = before?.raw ?? definition.shape;
  const get: ShapeGetter = () => {
    const value = { ...shape };
    Object.defineProperty(definition, "shape", { value });
    get.raw = value;
    return value;
  };
  get.raw = shape;
  Object.defineProperty(definition, "shape", { get });
}

/** Lets a discriminated union know the values of each member. */
export function describeValues(instance: z.ZodObject): void {
  util.defineLazyInternal(instance, "propValues", ({ def: { shape } }) => {
    const known: z.core.util.PropValues = {};
    for (const key of Object.keys(shape)) {
      const { values, optin } = (shape[key] as z.core.$ZodType)._zod; // its own key
      if (values)
        util.assignProp(known, key, new Set([...values, ...(optin === undefined ? [] : [undefined])]));
    }
    return known;
  });
}
