import type { ApiModel } from "../../core/model/api-model.ts";
import { allSchemas } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { reach, sameValueSchemas } from "./same-value.ts";

type Place = SchemaModel["place"];

/**
 * Where `unevaluatedProperties` or `unevaluatedItems` asks what a schema looks at: the schema that has the keyword, and
 * all that hold for the same value.
 */
export function findLookedAt(model: ApiModel): ReadonlySet<Place> {
  const asking = [...allSchemas(model)].filter(
    ({ object, array }) => object?.unevaluatedProperties ?? array?.unevaluatedItems,
  );
  return new Set([...reach(asking, sameValueSchemas)].map(({ place }) => place));
}
