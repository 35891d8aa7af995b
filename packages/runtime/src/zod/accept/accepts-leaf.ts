import type * as z from "zod";
import type { Accepts, AnySchema } from "./accepts.ts";

/** The quick form of a schema without schemas in it, apart from its checks; undefined for any other. */
export function acceptsLeaf(schema: z.core.$ZodType): Accepts | undefined {
  const { def, values } = (schema as AnySchema)._zod;
  switch (def.type) {
    case "bigint":
      return (value) => typeof value === "bigint";
    case "enum":
    case "literal":
      return acceptsValues(values as ReadonlySet<unknown>); // both have some
    default:
      return acceptsType(def.type);
  }
}

/** The quick form of the three types that nearly all leaves have. */
function acceptsType(type: string): Accepts | undefined {
  // Written out: a comparison with a type that is not a constant takes longer.
  if (type === "string") return (value) => typeof value === "string";
  if (type === "boolean") return (value) => typeof value === "boolean";
  return type === "number" ? (value) => typeof value === "number" && Number.isFinite(value) : undefined;
}

function acceptsValues(values: ReadonlySet<unknown>): Accepts {
  const [only] = values;
  return values.size === 1 ? (value) => value === only : (value) => values.has(value);
}

/**
 * The quick form of a text, a number or a boolean without checks, may it be null or absent as well; undefined for any other
 * schema. What is for the others comes with the quick check.
 */
export function acceptsPlain(schema: z.core.$ZodType): Accepts | undefined {
  const { def, traits } = (schema as AnySchema)._zod;
  if (def.checks?.length || traits.has("$ZodCheck") || "coerce" in def) return undefined;
  if (def.type === "optional") return acceptsPlain(def.innerType as z.core.$ZodType); // SomeType is its structural shadow
  if (def.type !== "nullable") return acceptsType(def.type);
  const accepts = acceptsPlain(def.innerType as z.core.$ZodType); // SomeType is its structural shadow
  return accepts && ((value) => value === null || accepts(value));
}
