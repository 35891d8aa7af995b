import type { ApiModel } from "../../core/model/api-model.ts";
import { outermostSchemas } from "../../core/model/reading/direction.ts";
import { referencedSchemas, schemaChildren } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { conjuncts } from "../build/json-types.ts";

type Place = SchemaModel["place"];

/**
 * Where `unevaluatedProperties` or `unevaluatedItems` asks what a schema looks at: the schema that has the keyword, and
 * all that hold for the same value.
 */
export function findLookedAt(model: ApiModel): ReadonlySet<Place> {
  const all = reach(outermostSchemas(model), (schema) => [
    ...schemaChildren(schema),
    ...referencedSchemas(schema),
  ]);
  const asking = [...all].filter(
    ({ object, array }) => object?.unevaluatedProperties ?? array?.unevaluatedItems,
  );
  return new Set([...reach(asking, sameValueSchemas)].map(({ place }) => place));
}

function sameValueSchemas(schema: SchemaModel): SchemaModel[] {
  const { anyOf = [], oneOf = [], condition, object } = schema;
  const { if: test, then, else: otherwise } = condition ?? {};
  const branches = [test, then, otherwise].filter((branch) => branch !== undefined);
  return [
    ...conjuncts(schema),
    ...anyOf,
    ...oneOf,
    ...branches,
    ...(object?.dependentSchemas?.values() ?? []),
  ];
}

function reach(
  from: readonly SchemaModel[],
  next: (schema: SchemaModel) => readonly SchemaModel[],
): Set<SchemaModel> {
  const found = new Set(from);
  for (const schema of found) for (const other of next(schema)) found.add(other);
  return found;
}
