import type * as z from "zod";

/** `z.unknown()`; with checks it accepts less. */
export function acceptsAnything(schema: z.core.SomeType): boolean {
  const { def } = (schema as z.core.$ZodType)._zod; // SomeType is its structural shadow
  return def.type === "unknown" && (def.checks ?? []).length === 0;
}
