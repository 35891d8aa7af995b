import type { Json } from "../../../generators/core/json.ts";
import { ajvVerdicts, refereeVerdict, type SchemaCase, zodVerdicts } from "./verdicts.ts";

/** A value that generated validators read otherwise than JSON Schema does. */
export interface Disagreement {
  readonly schema: Json;
  readonly instance: Json;
  /** What is right. */
  readonly valid: boolean;
}

/** What became of a set of cases. */
export interface Comparison {
  readonly pairs: number;
  readonly accepted: number;
  readonly disagreements: readonly Disagreement[];
  /** Pairs on which ajv was alone, the referee deciding for the validators. */
  readonly ajvAlone: number;
  /** Pairs on which the referee failed. */
  readonly undecided: number;
}

/** Asks generated validators and ajv, and the referee where they differ. */
export async function compare(cases: readonly SchemaCase[]): Promise<Comparison> {
  const ours = await zodVerdicts(cases);
  const disagreements: Disagreement[] = [];
  let [ajvAlone, undecided] = [0, 0];
  for (const [index, { schema, instances }] of cases.entries()) {
    const theirs = ajvVerdicts({ schema, instances });
    for (const [at, instance] of instances.entries()) {
      const verdict = ours[index]?.[at] ?? false;
      if (theirs[at] === verdict) continue;
      const valid = await refereeVerdict(schema, instance);
      if (valid === undefined) undecided += 1;
      else if (valid === verdict) ajvAlone += 1;
      else disagreements.push({ schema, instance, valid });
    }
  }
  const all = ours.flat();
  return { pairs: all.length, accepted: all.filter(Boolean).length, disagreements, ajvAlone, undecided };
}
