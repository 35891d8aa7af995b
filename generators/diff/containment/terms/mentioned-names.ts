import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import { inPlace } from "./in-place.ts";
import { matches } from "./name-patterns.ts";

/** Returns the properties that some in-place subschema may evaluate, in any branch and behind references. */
export const mentionedNames = remembered((schema: SchemaModel) => {
  const names = new Set<string>();
  const patterns = new Set<string>();
  let everything = false;
  for (const part of inPlace(schema)) {
    for (const name of part.object?.properties?.keys() ?? []) names.add(name);
    for (const pattern of part.object?.patternProperties?.keys() ?? []) patterns.add(pattern);
    if (part.object?.additionalProperties) everything = true;
    if (part !== schema && part.object?.unevaluatedProperties) everything = true;
  }
  return {
    /** True if some subschema evaluates every property. */
    everything,
    mentions: (name: string) =>
      everything || names.has(name) || [...patterns].some((pattern) => matches(pattern, name)),
  };
});
