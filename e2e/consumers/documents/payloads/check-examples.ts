import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../../../generators/core/json.ts";
import type { Judges } from "./judges.ts";
import { mutate } from "./mutate.ts";

/** Difference between a generated validator and ajv. */
export interface Difference {
  readonly document: string;
  /** Pointer of the schema, or the part of an operation. */
  readonly schema: string;
  readonly kind: "refused" | "accepted" | "changed";
  readonly value: Json;
}

/** Result of checking some examples. */
export interface ExampleCheck {
  /** Examples that ajv accepts. */
  readonly examples: number;
  /** Changed examples that ajv refuses. */
  readonly mutations: number;
  readonly differences: readonly Pick<Difference, "kind" | "value">[];
}

const MUTATIONS = 20;

/** Compares a generated validator with ajv, on examples and on changed ones. */
export function checkExamples(judges: Judges, values: readonly Json[], random: () => number): ExampleCheck {
  const changed = values.flatMap((value) => Array.from({ length: MUTATIONS }, () => mutate(value, random)));
  const accepted = values.filter(judges.ajv);
  const refused = changed.filter((value) => !judges.ajv(value));
  const differences = [...values, ...changed].flatMap((value) => {
    const kind = judges.ajv(value) ? lossOf(judges, value) : gainOf(judges, value);
    return kind ? [{ kind, value }] : [];
  });
  return { examples: accepted.length, mutations: refused.length, differences };
}

function lossOf({ zod }: Judges, value: Json): Difference["kind"] | undefined {
  const result = zod(value);
  if (!result.success) return "refused";
  return isDeepStrictEqual(result.data, value) ? undefined : "changed";
}

function gainOf({ zod }: Judges, value: Json): Difference["kind"] | undefined {
  return zod(value).success ? "accepted" : undefined;
}
