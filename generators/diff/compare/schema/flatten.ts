import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";

/** A schema taken apart: what holds in any case, and what is left to choose. */
export interface FlatSchema {
  /** The schema itself, what it refers to and what it is made of, from the outside in. */
  readonly parts: readonly SchemaModel[];
  /** Options of every union with more than one, `null` left out. */
  readonly unions: readonly (readonly SchemaModel[])[];
}

/** Follows references, `allOf` and unions of one; `T | null` is `T` here. */
export const flatten = remembered(takeApart);

function takeApart(root: SchemaModel): FlatSchema {
  const parts = new Set<SchemaModel>();
  const unions: (readonly SchemaModel[])[] = [];
  const queue = [root];
  for (let schema = queue.shift(); schema !== undefined; schema = queue.shift()) {
    if (parts.has(schema)) continue;
    parts.add(schema);
    const targets = [schema.reference?.target, schema.dynamicReference?.target];
    queue.push(...targets.filter((target) => target !== undefined), ...(schema.allOf ?? []));
    for (const options of [schema.anyOf, schema.oneOf]) {
      const shown = options?.filter((option) => !isNull(option)) ?? [];
      if (shown.length > 1) unions.push(shown);
      else queue.push(...shown);
    }
  }
  return { parts: [...parts], unions };
}

function isNull({ types, constant }: SchemaModel): boolean {
  return (types?.length === 1 && types[0] === "null") || constant?.value === null;
}

/** Every schema that may hold of the same value, whatever is chosen; what is negated does not count. */
export const possibleParts = remembered(collectPossible);

function collectPossible(schema: SchemaModel): ReadonlySet<SchemaModel> {
  const found = new Set<SchemaModel>();
  const stack = [schema];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const { condition, object } = next;
    const { parts, unions } = flatten(next);
    const conditional = [condition?.if, condition?.then, condition?.else];
    stack.push(...parts, ...unions.flat(), ...(object?.dependentSchemas?.values() ?? []));
    stack.push(...conditional.filter((part) => part !== undefined));
  }
  return found;
}
