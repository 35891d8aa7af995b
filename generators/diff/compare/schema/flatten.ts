import type { SchemaModel } from "../../../core/model/schema-model.ts";

/** A schema taken apart: what holds in any case, and what is left to choose. */
export interface FlatSchema {
  /** The schema itself, what it refers to and what it is made of, from the outside in. */
  readonly parts: readonly SchemaModel[];
  /** Options of every union with more than one, `null` left out. */
  readonly unions: readonly (readonly SchemaModel[])[];
}

const known = new WeakMap<SchemaModel, FlatSchema>();

/** Follows references, `allOf` and unions of one; `T | null` is `T` here. */
export function flatten(schema: SchemaModel): FlatSchema {
  const flat = known.get(schema) ?? takeApart(schema);
  known.set(schema, flat);
  return flat;
}

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

const possible = new WeakMap<SchemaModel, ReadonlySet<SchemaModel>>();

/** Every schema that may hold of the same value, whatever is chosen; what is negated does not count. */
export function possibleParts(schema: SchemaModel): ReadonlySet<SchemaModel> {
  const parts = possible.get(schema) ?? collectPossible(schema);
  possible.set(schema, parts);
  return parts;
}

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
