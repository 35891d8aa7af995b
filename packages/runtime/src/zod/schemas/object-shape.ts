import type * as z from "zod";

/** Getter of an object's members. zod reads `raw` if it does not need them evaluated. */
type ShapeGetter = (() => z.core.$ZodShape) & { raw?: z.core.$ZodShape };

/**
 * Reads the members of an object once, on first use: some are getters, whose schemas are defined later. A copy takes
 * them from its original: a getter may create another copy, which would contain yet another one.
 */
export function readOnce(definition: z.core.$ZodObjectDef): void {
  const before: ShapeGetter | undefined = Object.getOwnPropertyDescriptor(definition, "shape")?.get;
  const shape = before?.raw ?? definition.shape;
  let read: z.core.$ZodShape | undefined;
  const get: ShapeGetter = () => {
    read ??= { ...(before?.() ?? shape) };
    Object.defineProperty(definition, "shape", { value: read });
    get.raw = read;
    return read;
  };
  get.raw = shape;
  Object.defineProperty(definition, "shape", { get });
}
