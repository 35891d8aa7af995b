import type { Implementation } from "./copy-runtime.ts";
import type { Mutant } from "./mutant.ts";
import { headerMutants } from "./mutants/headers.ts";
import { payloadMutants } from "./mutants/payloads.ts";
import { secretMutants } from "./mutants/secrets.ts";
import { verifierMutants } from "./mutants/verifier.ts";

/** Faults that a verifier could have; some vector must distinguish each from ours. */
export const mutants: readonly Mutant[] = [
  ...verifierMutants,
  ...headerMutants,
  ...secretMutants,
  ...payloadMutants,
];

/** The faults that concern a verifier with this implementation of HMAC. */
export function mutantsOf(implementation: Implementation): readonly Mutant[] {
  return mutants.filter(({ file }) => !file.startsWith("hmac/") || file === `hmac/${implementation}.ts`);
}

/** The text of the mutant's file with its fault. */
export function breakOneRule(text: string, { file, from, to }: Mutant): string {
  const [before, after, ...others] = text.split(from);
  if (after === undefined || others.length > 0) throw new Error(`"${from}" does not stand once in ${file}`);
  return before + to + after;
}
