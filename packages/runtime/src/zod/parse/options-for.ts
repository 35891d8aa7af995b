import type * as z from "zod";
import { getOwn, isObject } from "../json/json-type.ts";
import type { Schema } from "../zod-internals.ts";

/** A union whose options each have known values of a property, in their order; other values may match any option. */
export interface OpenUnionDef extends z.core.$ZodUnionDef {
  readonly property?: string;
  readonly known?: readonly (readonly unknown[])[];
}

/** Returns the options that may accept a value: the one that a known value selects, or else all. */
export function optionsFor({ options, property, known }: OpenUnionDef, value: unknown): readonly Schema[] {
  if (property === undefined || !known || !isObject(value)) return options;
  const index = known.findIndex((values) => values.includes(getOwn(value, property)));
  return index < 0 ? options : options.slice(index, index + 1);
}
