import type * as z from "zod";
import { isObject } from "../json/json-type.ts";
import type { Accepts } from "./accepts.ts";
import { whereItPays } from "./report-issues.ts";

type Part = (schema: z.core.SomeType) => Accepts;

/** One option or more, exactly one, or the one that a member names. */
export function acceptsUnion(
  def: z.core.$ZodUnionDef | z.core.$ZodDiscriminatedUnionDef,
  acceptsOf: Part,
): Accepts {
  if ("discriminator" in def) return acceptsNamed(def, acceptsOf);
  const options = def.options.map(acceptsOf);
  return whereItPays(
    def.inclusive === false
      ? (value) => isExactlyOne(options, value)
      : (value) => options.some((accepts) => accepts(value)),
  );
}

function isExactlyOne(options: readonly Accepts[], value: unknown): boolean {
  let count = 0;
  for (const accepts of options) if (accepts(value)) count += 1;
  return count === 1;
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
  return (value, issues, context) =>
    isObject(value) && (byName.get(value[discriminator])?.(value, issues, context) ?? false);
}
