import type * as z from "zod";

/** Says whether a value is accepted, without issues for the one that is not. */
export type Accepts = (value: unknown) => boolean;

/** A check that can also be asked for no more than a yes or no. */
export interface QuickCheck {
  readonly _zod: z.core.$ZodCheck["_zod"] & { accepts?: Accepts };
}

/** What zod's own schemas have in common, read at run time. */
export type AnySchema = z.core.$ZodTypes;
