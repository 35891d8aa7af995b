import { definitionOf, isOfClass, type Schema } from "../zod-internals.ts";

/** A string, a number or a boolean without checks, nullable or not: a comparison is enough where a value has the type. */
export interface Plain {
  readonly type: "string" | "number" | "boolean";
  readonly isNullable: boolean;
}

/** Returns what is compared for a plain schema, optional or not; undefined for any other schema. */
export function plainOf(schema: Schema): Plain | undefined {
  const def = definitionOf(schema);
  if (def.checks?.length || isOfClass(schema, "$ZodCheck") || "coerce" in def) return undefined;
  switch (def.type) {
    case "string":
    case "number":
    case "boolean":
      return { type: def.type, isNullable: false };
    case "optional":
      return plainOf(def.innerType);
    case "nullable": {
      const inner = plainOf(def.innerType);
      return inner && { ...inner, isNullable: true };
    }
    default:
      return undefined;
  }
}

/** True for a value that a plain schema accepts; zod reports all others. */
export function isOfPlain({ type, isNullable }: Plain, value: unknown): boolean {
  if (value === null) return isNullable;
  return type === "number" ? Number.isFinite(value) : typeof value === type;
}
