import type * as z from "zod";
import { isObject } from "../json-type.ts";
import type { Accepts } from "./accepts.ts";

type Part = (schema: z.core.SomeType) => Accepts;

/** One option or more, exactly one, or the one that a member names. */
export function acceptsUnion(
  def: z.core.$ZodUnionDef | z.core.$ZodDiscriminatedUnionDef,
  acceptsOf: Part,
): Accepts {
  if ("discriminator" in def) return acceptsNamed(def, acceptsOf);
  const options = def.options.map(acceptsOf);
  return def.inclusive === false
    ? (value) => options.filter((accepts) => accepts(value)).length === 1
    : (value) => options.some((accepts) => accepts(value));
}

function acceptsNamed(
  { discriminator, options }: z.core.$ZodDiscriminatedUnionDef,
  acceptsOf: Part,
): Accepts {
  const byName = new Map<unknown, Accepts>();
  for (const option of options as readonly z.core.$ZodType[]) {
    const accepts = acceptsOf(option);
    for (const name of option._zod.propValues?.[discriminator] ?? []) byName.set(name, accepts);
  }
  return (value) => isObject(value) && (byName.get(value[discriminator])?.(value) ?? false);
}
