import type * as z from "zod";

/** Where zod looks for the members of an object without asking for them. */
type ShapeGetter = (() => z.core.$ZodShape) & { raw?: z.core.$ZodShape };

/**
 * Reads the members of an object once, when they are first asked for: some are getters, whose schemas are defined later.
 * A copy takes them from its original: a getter may make another copy of that, which would have yet another one in it.
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
