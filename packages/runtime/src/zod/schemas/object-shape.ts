import type * as z from "zod";

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
