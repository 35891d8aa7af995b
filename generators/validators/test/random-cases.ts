import fc from "fast-check";
import type { Json } from "../../core/json.ts";
import { arbitraryInstance, arbitraryRecursiveSchema } from "./arbitrary-schema.ts";
import { likelyInstance, mutated, seededDraw } from "./likely-instance.ts";

/** A schema with values to test. */
export interface SchemaCase {
  readonly schema: Json;
  readonly instances: readonly Json[];
}

/** Number of schemas, and of values for each. */
export interface CaseCount {
  readonly schemas: number;
  readonly instances: number;
}

/** Random schemas with values: half follow the schema, and some of those are mutated. */
export function randomCases(seed: number, { schemas, instances }: CaseCount): SchemaCase[] {
  const draw = seededDraw(seed);
  const drawn = fc.sample(arbitraryRecursiveSchema, { seed, numRuns: schemas }) as Json[]; // of JSON alone
  const random = fc.sample(arbitraryInstance, { seed, numRuns: schemas * instances }) as Json[];
  return drawn.map((schema, index) => ({
    schema,
    instances: Array.from({ length: instances }, (_, at) => {
      if (at % 2 === 0) return random[index * instances + at] ?? null;
      const likely = likelyInstance(schema, schema, draw);
      return at % 4 === 1 ? likely : mutated(likely, draw);
    }),
  }));
}
