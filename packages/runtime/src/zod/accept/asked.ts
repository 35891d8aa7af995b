import type * as z from "zod";
import type { Issue } from "./accepts.ts";

/** True when a schema accepts a value. */
export type Ask = (schema: z.core.$ZodType, value: unknown) => boolean;

let current: Ask | undefined;

/**
 * The function that parts of a value are asked with while only the verdict counts: schemas then stop at the first issue,
 * and do not explain it. It comes from the one who asks, so that bundles in which nobody does are smaller.
 */
export function currentAsk(): Ask | undefined {
  return current;
}

/** Sets the function, or none where issues are read. Returns the one before, which must be set again. */
export function setAsk(ask: Ask | undefined): Ask | undefined {
  const before = current;
  current = ask;
  return before;
}

/** The issue of a value whose issues nobody reads. */
export function refused(input: unknown): Issue {
  return { code: "custom", input };
}
