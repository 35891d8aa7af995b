import type * as z from "zod";
import { getOwn, isObject } from "../json/json-type.ts";
import type { Schema } from "../zod-internals.ts";

/** Known strings of a property, in the order of the options that they choose. */
export interface KnownValues {
  readonly propertyName: string;
  readonly values: readonly (readonly string[])[];
}

/** A union in which other values may choose an option as well. */
export interface OpenUnionDef extends z.core.$ZodUnionDef {
  readonly known?: KnownValues | undefined;
}

/** The options that a value may be meant for: one where a known value chooses it, else all. */
export function optionsFor({ options, known }: OpenUnionDef, value: unknown): readonly Schema[] {
  if (!known || !isObject(value)) return options;
  const chosen = getOwn(value, known.propertyName);
  const index = known.values.findIndex((values) => values.some((one) => one === chosen));
  return index < 0 ? options : options.slice(index, index + 1);
}
