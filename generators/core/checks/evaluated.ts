import type { ApiModel } from "../model/api-model.ts";
import { allSchemas } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { reach, sameValueSchemas } from "./same-value.ts";

type Location = SchemaModel["location"];

/**
 * Places at which `unevaluatedProperties` or `unevaluatedItems` asks what a schema evaluates: the schema that has the keyword, and
 * all that hold for the same value.
 */
export function findEvaluated(model: ApiModel): ReadonlySet<Location> {
  const asking = [...allSchemas(model)].filter(
    ({ object, array }) => object?.unevaluatedProperties ?? array?.unevaluatedItems,
  );
  return new Set([...reach(asking, sameValueSchemas)].map(({ location }) => location));
}
