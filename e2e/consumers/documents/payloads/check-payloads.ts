import type { Json } from "../../../../generators/core/json.ts";
import type { OtherDocument } from "../corpus/documents.ts";
import { checkExamples, type Difference } from "./check-examples.ts";
import { seededRandom } from "./mutate.ts";
import { findPayloads } from "./payloads.ts";
import { judgesOf } from "./probe.ts";
import { readModel } from "./read-model.ts";

/** Result of checking the examples of one document. */
export interface PayloadCheck {
  readonly document: string;
  /** Examples that ajv accepts. */
  readonly examples: number;
  /** Changed examples that ajv refuses. */
  readonly mutations: number;
  readonly differences: readonly Difference[];
}

const SEED = 20_261_121;

/** Compares the generated validators of a document with ajv, on its examples and on changed ones. */
export async function checkPayloads({ name, spec }: OtherDocument, folder: string): Promise<PayloadCheck> {
  const { document } = await readModel(spec);
  const payloads = findPayloads(document);
  const judges = await judgesOf(document, { payloads, folder });
  const examples = new Map<string, Json[]>();
  for (const { schema, value } of payloads) examples.set(schema, [...(examples.get(schema) ?? []), value]);
  const random = seededRandom(SEED);
  const results = [...judges].map(([schema, judge]) => ({
    ...checkExamples(judge, examples.get(schema) ?? [], random),
    schema,
  }));
  return totalOf(name, results);
}

/** Sums up the results for the examples of each schema. */
export function totalOf(
  document: string,
  results: readonly (ReturnType<typeof checkExamples> & { readonly schema: string })[],
): PayloadCheck {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    document,
    examples: sum(results.map(({ examples }) => examples)),
    mutations: sum(results.map(({ mutations }) => mutations)),
    differences: results.flatMap(({ schema, differences }) =>
      differences.map((difference) => ({ document, schema, ...difference })),
    ),
  };
}
