import type { Json } from "../../../../generators/core/json.ts";
import type { SchemaCase } from "../../../../generators/validators/test/random-cases.ts";
import { ajvVerdicts, ownVerdicts, refereeVerdict } from "./verdicts.ts";

/** A value that generated validators or the interpreter judge differently than JSON Schema does. */
export interface Disagreement {
  readonly schema: Json;
  readonly instance: Json;
  /** The correct verdict. */
  readonly valid: boolean;
}

/** Result of a set of cases. */
export interface Comparison {
  readonly pairs: number;
  readonly accepted: number;
  readonly disagreements: readonly Disagreement[];
  /** Pairs on which ajv alone differed and the referee agreed with the validators. */
  readonly ajvAlone: number;
  /** Pairs on which the referee failed. */
  readonly undecided: number;
}

/** Compares generated validators, their predicates, the interpreter and ajv; the referee decides where they differ. */
export async function compare(cases: readonly SchemaCase[]): Promise<Comparison> {
  const { validators, predicates, interpreter } = await ownVerdicts(cases);
  const disagreements: Disagreement[] = [];
  let [ajvAlone, undecided] = [0, 0];
  for (const [index, { schema, instances }] of cases.entries()) {
    const theirs = ajvVerdicts({ schema, instances });
    for (const [at, instance] of instances.entries()) {
      const ours = [validators, predicates, interpreter].map((verdicts) => verdicts[index]?.[at]);
      if (ours.every((verdict) => verdict === theirs[at])) continue;
      const valid = await refereeVerdict(schema, instance);
      if (valid === undefined) undecided += 1;
      else if (ours.every((verdict) => verdict === valid)) ajvAlone += 1;
      else disagreements.push({ schema, instance, valid });
    }
  }
  const all = validators.flat();
  return { pairs: all.length, accepted: all.filter(Boolean).length, disagreements, ajvAlone, undecided };
}
