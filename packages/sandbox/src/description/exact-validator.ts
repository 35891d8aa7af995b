import * as exact from "@crossborder/zod";
import * as z from "zod";
import { componentName, type SchemaNode } from "./document.ts";

/** Every component of the description has its validator under its own name. */
const validators = new Map(Object.entries(exact) as unknown as [string, z.ZodType][]);

/**
 * Returns the validator of values that the sandbox sends, exactly as strict as the description. The validators of
 * operations read responses tolerantly, as clients should: a service must not send undescribed values.
 */
export function exactValidator(schema: SchemaNode): z.ZodType {
  const name = componentName(schema);
  const named = name === undefined ? undefined : validators.get(name);
  if (named) return named;
  if (schema.oneOf) return z.union(schema.oneOf.map(exactValidator));
  if (schema.items) return z.array(exactValidator(schema.items));
  return z.record(z.string(), z.unknown()); // the one schema left: an object of any members (`/doc`)
}
