import type { Applicator } from "../checks/facts.ts";
import { definitionOf, factsOf, type Schema } from "../zod-internals.ts";

/** What the checks of a schema look at. */
export function applicatorsOf(schema: Schema): readonly Applicator[] {
  return (definitionOf(schema).checks ?? []).flatMap((check) => factsOf(check)?.applicator ?? []);
}

/** `z.unknown()`; with checks it accepts less. */
export function acceptsAnything(schema: Schema): boolean {
  const { type, checks = [] } = definitionOf(schema);
  return type === "unknown" && checks.length === 0;
}

/** The schemas within a schema that hold for the same value. */
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
