import type { SchemaModel } from "../../core/model/schema-model.ts";

/** What a value has to meet: every schema of `all`, none of `none`. Without any, every value does. */
export interface Term {
  readonly all: readonly SchemaModel[];
  readonly none: readonly SchemaModel[];
}

/** The term of one schema. */
export function termOf(schema: SchemaModel): Term {
  return { all: [schema], none: [] };
}

const numbers = new WeakMap<SchemaModel, number>();
let counter = 0;

/** A number per schema object, so that terms over the same schemas have the same key. */
export function numberOf(schema: SchemaModel): number {
  const known = numbers.get(schema);
  if (known !== undefined) return known;
  counter += 1;
  numbers.set(schema, counter);
  return counter;
}

/** Equal for terms over the same schemas, in whatever order they stand. */
export function keyOf({ all, none }: Term): string {
  return `${listKey(all)}!${listKey(none)}`;
}

function listKey(schemas: readonly SchemaModel[]): string {
  return [...new Set(schemas.map(numberOf))].sort((a, b) => a - b).join(",");
}
