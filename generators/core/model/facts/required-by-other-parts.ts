import { reachedFrom } from "../../reached-from.ts";
import type { SchemaModel } from "../schema-model.ts";
import { conjuncts } from "./conjuncts.ts";
import { ALL_TYPES, typesOf } from "./types-of.ts";

/**
 * Properties that a schema describes as optional, and that another part of `whole` requires with a schema of any type. Their
 * type must be required: TypeScript computes `unknown & "cat" | undefined` for the property of
 * `{ kind: unknown } & { kind?: "cat" }`, even with `exactOptionalPropertyTypes`.
 */
export function requiredByOtherParts(
  { object }: SchemaModel,
  { whole, asRead }: { readonly whole: SchemaModel; asRead(schema: SchemaModel): SchemaModel },
): string[] {
  if (!object?.properties || conjuncts(whole).length === 0) return [];
  const optional = [...object.properties.keys()].filter((name) => !object.required?.includes(name));
  const parts = [...reachedFrom([whole], conjuncts)].map((part) => asRead(part).object);
  return optional.filter((name) =>
    parts.some((part) => {
      const member = part?.properties?.get(name);
      return member && part?.required?.includes(name) && typesOf(member).size === ALL_TYPES.size;
    }),
  );
}
