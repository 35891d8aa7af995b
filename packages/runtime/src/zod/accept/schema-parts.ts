import type { Facts } from "../checks/facts.ts";
import { definitionOf, factsOf, type Schema } from "../zod-internals.ts";

/** Returns the facts of a schema's checks. */
export function factsOfChecks(schema: Schema): readonly Facts[] {
  return (definitionOf(schema).checks ?? []).flatMap((check) => factsOf(check) ?? []);
}

/** True for `z.unknown()` without checks. */
export function acceptsAnything(schema: Schema): boolean {
  const { type, checks = [] } = definitionOf(schema);
  return type === "unknown" && checks.length === 0;
}

/** Returns the schemas within a schema that apply to the same value. */
export function partsOf(schema: Schema): readonly Schema[] {
  const def = definitionOf(schema);
  switch (def.type) {
    case "union":
      return def.options;
    case "intersection":
      return [def.left, def.right];
    case "lazy":
      return [def.getter()];
    case "nullable":
    case "optional":
    case "nonoptional":
      return [def.innerType];
    default:
      return [];
  }
}
