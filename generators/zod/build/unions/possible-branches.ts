import { areDisjoint, typesOf, type ValueTypes } from "../../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import type { Scope } from "../scope.ts";

/** The schema without branches that no value of its types can match. */
export function possibleBranches(schema: SchemaModel, { assumed }: Pick<Scope, "assumed">): SchemaModel {
  const { anyOf, oneOf, ...others } = schema;
  if (!anyOf && !oneOf) return schema;
  const known = new Set([...typesOf(others)].filter((type) => assumed?.has(type) ?? true));
  const remaining = [anyOf, oneOf].map((branches) => branches && possible(branches, known));
  const [anyLeft, oneLeft] = remaining;
  if (anyLeft === anyOf && oneLeft === oneOf) return schema;
  return { ...others, ...(anyLeft ? { anyOf: anyLeft } : {}), ...(oneLeft ? { oneOf: oneLeft } : {}) };
}

/** The same list where nothing is ruled out, or everything. */
function possible(branches: readonly SchemaModel[], known: ValueTypes): readonly SchemaModel[] {
  const left = branches.filter((branch) => !areDisjoint(typesOf(branch), known));
  return left.length === 0 || left.length === branches.length ? branches : left;
}
