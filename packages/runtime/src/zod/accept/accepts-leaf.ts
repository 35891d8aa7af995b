import type * as z from "zod";
import type { Accepts, AnySchema } from "./accepts.ts";

/** The quick form of a schema without schemas in it, apart from its checks; undefined for any other. */
export function acceptsLeaf(schema: z.core.$ZodType): Accepts | undefined {
  const { def, values } = (schema as AnySchema)._zod;
  switch (def.type) {
    case "string":
    case "boolean":
    case "bigint":
      return (value) => typeof value === def.type;
    case "number":
      return (value) => typeof value === "number" && Number.isFinite(value);
    case "enum":
    case "literal":
      return (value) => (values as ReadonlySet<unknown>).has(value);
    default:
      return undefined;
  }
}

/** The quick form of a leaf that has no checks, may it be null or absent as well; undefined for any other schema. */
export function acceptsPlain(schema: z.core.$ZodType): Accepts | undefined {
  const { def, traits } = (schema as AnySchema)._zod;
  if (def.checks?.length || traits.has("$ZodCheck") || "coerce" in def) return undefined;
  if (def.type === "optional") return acceptsPlain(def.innerType as z.core.$ZodType); // SomeType is its structural shadow
  if (def.type !== "nullable") return acceptsLeaf(schema);
  const accepts = acceptsPlain(def.innerType as z.core.$ZodType); // SomeType is its structural shadow
  return accepts && ((value) => value === null || accepts(value));
}
