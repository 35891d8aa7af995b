import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";

/** Condition of values: meet every schema of `all`, and none of `none`. Without any, every value does. */
export interface Term {
  readonly all: readonly SchemaModel[];
  readonly none: readonly SchemaModel[];
}

/** Returns the term of one schema. */
export function termOf(schema: SchemaModel): Term {
  return { all: [schema], none: [] };
}

/** Returns a number per schema object, so that terms over the same schemas have the same key. */
export const numberOf = remembered((_: SchemaModel): number => {
  numbered += 1;
  return numbered;
});

let numbered = 0;

/** Returns the target of a reference without other constraints, and every other schema itself. */
export function behindReferences(schema: SchemaModel): SchemaModel {
  return schema.reference ? target(schema) : schema;
}

const target = remembered((schema: SchemaModel): SchemaModel => {
  const passed = new Set<SchemaModel>();
  let at = schema;
  while (at.reference && isBare(at) && !passed.has(at)) {
    passed.add(at);
    at = at.reference.target;
  }
  return at;
});

function isBare({ location: _, annotations, reference: __, ...rest }: SchemaModel): boolean {
  return Object.keys(rest).length === 0 && annotations.format === undefined;
}

/**
 * Returns the same key for terms over the same schemas in any order. A reference has the key of its target, so that
 * components that refer to each other do not multiply keys.
 */
export function keyOf({ all, none }: Term, number = numberOf): string {
  return `${listKey(all, number)}!${listKey(none, number)}`;
}

function listKey(schemas: readonly SchemaModel[], number: (schema: SchemaModel) => number): string {
  const [first] = schemas;
  if (first === undefined) return "";
  if (schemas.length === 1) return String(number(behindReferences(first)));
  return [...new Set(schemas.map((schema) => number(behindReferences(schema))))]
    .sort((a, b) => a - b)
    .join(",");
}
