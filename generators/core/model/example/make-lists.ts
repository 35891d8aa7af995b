import type { Json } from "../../json.ts";
import type { SchemaModel } from "../schema-model.ts";
import type { Parts } from "./parts-of.ts";
import { allOf, type ValueContext } from "./value-context.ts";

/** Maximum number of items. */
const LONGEST = 100;

/** Makes a list with one item, or as many as required; then one without optional items. */
export function* makeLists(parts: Parts, context: ValueContext): Generator<Json> {
  const lists = parts.flatMap(({ array }) => (array ? [array] : []));
  const least = Math.max(0, ...lists.map(({ minItems = 0 }) => minItems));
  const contained = Math.max(
    0,
    ...lists.map(({ contains, minContains = 1 }) => (contains ? minContains : 0)),
  );
  const needed = Math.max(least, contained);
  if (needed > LONGEST) return;
  const prefix = Math.max(0, ...lists.map(({ prefixItems = [] }) => prefixItems.length));
  const hasConstraints = lists.some(({ items }) => items);
  const counts = [Math.max(needed, prefix, hasConstraints ? 1 : 0), needed, contained + prefix];
  const isUnique = lists.some(({ uniqueItems }) => uniqueItems);
  for (const count of new Set(counts)) {
    const items = itemsOf(count, { lists, context, isUnique, contained });
    if (items) yield items;
  }
}

interface ListPlan {
  readonly lists: readonly NonNullable<SchemaModel["array"]>[];
  readonly context: ValueContext;
  readonly isUnique: boolean;
  /** Number of items that `contains` requires; they come last, after `prefixItems`. */
  readonly contained: number;
}

function itemsOf(count: number, { lists, context, isUnique, contained }: ListPlan): Json[] | undefined {
  const items: Json[] = [];
  const taken = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const schemas = lists.flatMap(({ prefixItems, items: others, contains, unevaluatedItems }) => [
      ...[prefixItems?.[index] ?? others ?? unevaluatedItems].filter((schema) => schema !== undefined),
      ...(contains && index >= count - contained ? [contains] : []),
    ]);
    const schema = allOf(schemas);
    const item = nextItem(
      schema ? context.values(schema, context.name) : freeItems(context.free, index),
      isUnique ? taken : undefined,
    );
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function nextItem(values: Iterable<Json>, taken: Set<string> | undefined): Json | undefined {
  for (const value of values) {
    const text = JSON.stringify(value);
    if (taken?.has(text)) continue;
    taken?.add(text);
    return value;
  }
  return undefined;
}

function freeItems(free: Json, index: number): Json[] {
  return [free, index];
}
