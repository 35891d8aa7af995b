import type { ApiModel } from "../model/api-model.ts";
import { sameValueSchemas } from "../model/facts/conjuncts.ts";
import { literalPrefix } from "../model/literal-prefix.ts";
import { allSchemas } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { reachedFrom } from "../reached-from.ts";

type Location = SchemaModel["location"];

/**
 * Returns the schemas whose evaluated members or items an `unevaluatedProperties` or `unevaluatedItems` depends on: the
 * schema with the keyword, and all that apply to the same value.
 */
export function findEvaluated(model: ApiModel): ReadonlySet<Location> {
  const holders = [...allSchemas(model)].filter(
    ({ object, array }) => object?.unevaluatedProperties ?? array?.unevaluatedItems,
  );
  return new Set([...reachedFrom(holders, sameValueSchemas)].map(({ location }) => location));
}

/** Returns strings with `maxLength` to which another schema for the same value applies a pattern. */
export function findMatchedLater(model: ApiModel): ReadonlySet<Location> {
  const locations = new Set<Location>();
  for (const schema of allSchemas(model)) {
    if (schemasForValue(schema).length === 0) continue;
    const together = [...reachedFrom([schema], schemasForValue)];
    const matching = together.filter(hasPattern);
    for (const part of together) {
      const isMatched = part.string?.maxLength !== undefined && matching.some((other) => other !== part);
      if (isMatched) locations.add(part.location);
    }
  }
  return locations;
}

function schemasForValue(schema: SchemaModel): readonly SchemaModel[] {
  return schema.not ? [...sameValueSchemas(schema), schema.not] : sameValueSchemas(schema);
}

/** False for a fixed prefix, which is compared instead of matched. */
function hasPattern({ string }: SchemaModel): boolean {
  const { pattern } = string ?? {};
  return pattern !== undefined && pattern !== `^${literalPrefix(pattern)}`;
}
