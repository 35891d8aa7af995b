import type { ApiModel } from "../model/api-model.ts";
import { literalPrefix } from "../model/literal-prefix.ts";
import { allSchemas } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { reach, sameValueSchemas } from "./same-value.ts";

/** Strings with a greatest length that are matched with the pattern of another schema for the same value. */
export function findMatchedLater(model: ApiModel): ReadonlySet<SchemaModel["location"]> {
  const locations = new Set<SchemaModel["location"]>();
  for (const schema of allSchemas(model)) {
    if (askedWith(schema).length === 0) continue;
    const together = [...reach([schema], askedWith)];
    const matching = together.filter(hasPattern);
    for (const part of together) {
      const isMatched = part.string?.maxLength !== undefined && matching.some((other) => other !== part);
      if (isMatched) locations.add(part.location);
    }
  }
  return locations;
}

function askedWith(schema: SchemaModel): readonly SchemaModel[] {
  return schema.not ? [...sameValueSchemas(schema), schema.not] : sameValueSchemas(schema);
}

/** A fixed beginning is compared, not matched. */
function hasPattern({ string }: SchemaModel): boolean {
  const { pattern } = string ?? {};
  return pattern !== undefined && pattern !== `^${literalPrefix(pattern)}`;
}
