import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../../../generators/core/json.ts";
import type { Validator } from "../../../../generators/validators/test/generated-schema.ts";
import { damaged } from "../../compiled/damage.ts";

/** A generated validator, what ajv says of the same values, and examples. */
export interface Subject {
  /** Pointer of the schema, or the part of an operation. */
  readonly schema: string;
  readonly zod: Validator;
  readonly ajv: (value: Json) => unknown;
  readonly examples: readonly Json[];
}

/** Difference between a generated validator and ajv. */
export interface Difference extends Pick<Subject, "schema"> {
  readonly kind: "refused" | "accepted" | "changed";
  readonly value: Json;
}

/** Result of checking the examples of one document. */
export interface PayloadCheck {
  /** Examples that ajv accepts. */
  readonly examples: number;
  /** Changed examples that ajv refuses. */
  readonly mutations: number;
  readonly differences: readonly Difference[];
}

/** Changes of one example, at most. */
const MAX_CHANGES = 30;

/** Compares generated validators with ajv, on examples and on changed ones. */
export function checkExamples(subjects: readonly Subject[]): PayloadCheck {
  const results = subjects.map(checkSubject);
  return {
    examples: results.reduce((sum, { examples }) => sum + examples, 0),
    mutations: results.reduce((sum, { mutations }) => sum + mutations, 0),
    differences: results.flatMap(({ differences }) => differences),
  };
}

function checkSubject({ schema, zod, ajv, examples }: Subject): PayloadCheck {
  const changed = examples.flatMap(changesOf);
  const isAccepted = (value: Json) => ajv(value) === true;
  return {
    examples: examples.filter(isAccepted).length,
    mutations: changed.filter((value) => !isAccepted(value)).length,
    differences: [...examples, ...changed].flatMap((value) => {
      const kind = differenceOf(zod, value, isAccepted(value));
      return kind ? [{ schema, kind, value }] : [];
    }),
  };
}

/** Some of all changes of a value, from everywhere in it. All of them at once would not fit into the memory. */
function changesOf(value: Json): Json[] {
  let count = 0;
  for (const _ of damaged(value)) count += 1;
  const changes: Json[] = [];
  let index = 0;
  for (const change of damaged(value))
    if (index++ % Math.ceil(count / MAX_CHANGES) === 0) changes.push(change);
  return changes;
}

function differenceOf(zod: Validator, value: Json, isAccepted: boolean): Difference["kind"] | undefined {
  const { success, data } = zod.safeParse(value);
  if (success !== isAccepted) return success ? "accepted" : "refused";
  return success && !isDeepStrictEqual(data, value) ? "changed" : undefined;
}
