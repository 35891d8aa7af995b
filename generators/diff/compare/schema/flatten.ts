import { conjuncts } from "../../../core/model/facts/conjuncts.ts";
import { present } from "../../../core/model/schema-children.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { reachedFrom } from "../../../core/reached-from.ts";
import { remembered } from "../../../core/remembered.ts";

/** A schema split into parts that always apply, and unions to choose from. */
export interface FlatSchema {
  /** The schema, its references and its `allOf`, from the outside in. */
  readonly parts: readonly SchemaModel[];
  /** Options of every union with more than one, `null` left out. */
  readonly unions: readonly (readonly SchemaModel[])[];
}

/** Follows references, `allOf` and unions of one; `T | null` is `T` here. */
export const flatten = remembered((root: SchemaModel): FlatSchema => {
  const parts = new Set<SchemaModel>();
  const unions: (readonly SchemaModel[])[] = [];
  const queue = [root];
  for (let schema = queue.shift(); schema !== undefined; schema = queue.shift()) {
    if (parts.has(schema)) continue;
    parts.add(schema);
    queue.push(...conjuncts(schema));
    for (const options of [schema.anyOf, schema.oneOf]) {
      const shown = options?.filter((option) => !isNull(option)) ?? [];
      if (shown.length > 1) unions.push(shown);
      else queue.push(...shown);
    }
  }
  return { parts: [...parts], unions };
});

function isNull({ types, constant }: SchemaModel): boolean {
  return (types?.length === 1 && types[0] === "null") || constant?.value === null;
}

/** Returns every schema that may apply to the same value, in any branch; negated schemas do not count. */
export const possibleParts = remembered(
  (schema: SchemaModel): ReadonlySet<SchemaModel> => reachedFrom([schema], possibleBeside),
);

function possibleBeside(schema: SchemaModel): SchemaModel[] {
  const { condition, object } = schema;
  const { parts, unions } = flatten(schema);
  const conditional = present([condition?.if, condition?.then, condition?.else]);
  return [...parts, ...unions.flat(), ...(object?.dependentSchemas?.values() ?? []), ...conditional];
}
