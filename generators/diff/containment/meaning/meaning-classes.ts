import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import { digestOf } from "./meaning-digest.ts";
import type { SameMeaning } from "./same-meaning.ts";

/** Returns a number that only schemas with the same meaning share. */
export type MeaningClass = (schema: SchemaModel) => number;

/** Classifies schemas by meaning. Only schemas with the same digest are compared with each other. */
export function createMeaningClasses(isSame: SameMeaning): MeaningClass {
  const byDigest = new Map<number, { readonly schema: SchemaModel; readonly number: number }[]>();
  let count = 0;

  function classify(schema: SchemaModel): number {
    const digest = digestOf(schema);
    const alike = byDigest.get(digest) ?? [];
    byDigest.set(digest, alike);
    const found = alike.find((other) => isSame(other.schema, schema));
    if (found) return found.number;
    count += 1;
    alike.push({ schema, number: count });
    return count;
  }

  return remembered(classify);
}
