import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../generators/core/json.ts";
import type { OtherDocument } from "./documents.ts";
import { mutate, seededRandom } from "./mutate.ts";
import { findPayloads } from "./payloads.ts";
import { type Judges, judgesOf } from "./probe.ts";
import { readModel } from "./read-model.ts";

/** Where a generated validator and ajv differ. */
export interface Difference {
  readonly document: string;
  /** Pointer of the schema. */
  readonly schema: string;
  readonly kind: "refused" | "accepted" | "changed";
  readonly value: Json;
}

/** What became of the examples of one document. */
export interface PayloadCheck {
  readonly document: string;
  /** Examples that ajv accepts. */
  readonly examples: number;
  /** Changed examples that ajv refuses. */
  readonly mutations: number;
  readonly differences: readonly Difference[];
}

const MUTATIONS = 20;
const SEED = 20_261_121;

/** Holds the generated validators of a document against ajv: with its examples, and with changed ones. */
export async function checkPayloads({ name, spec }: OtherDocument, folder: string): Promise<PayloadCheck> {
  const { document } = await readModel(spec);
  const payloads = findPayloads(document);
  const judges = await judgesOf(document, { payloads, folder });
  const random = seededRandom(SEED);
  const differences: Difference[] = [];
  let examples = 0;
  let mutations = 0;
  for (const { schema, value } of payloads) {
    const judge = judges.get(schema);
    if (!judge) continue;
    const differ = (kind: Difference["kind"], what: Json) =>
      differences.push({ document: name, schema, kind, value: what });
    if (judge.ajv(value)) {
      examples += 1;
      const verdict = verdictOf(judge, value);
      if (verdict) differ(verdict, value);
    }
    for (let count = 0; count < MUTATIONS; count++) {
      const changed = mutate(value, random);
      if (judge.ajv(changed)) continue;
      mutations += 1;
      if (judge.zod(changed).success) differ("accepted", changed);
    }
  }
  return { document: name, examples, mutations, differences };
}

function verdictOf({ zod }: Judges, value: Json): Difference["kind"] | undefined {
  const result = zod(value);
  if (!result.success) return "refused";
  return isDeepStrictEqual(result.data, value) ? undefined : "changed";
}
