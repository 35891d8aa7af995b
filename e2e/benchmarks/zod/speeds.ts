import type { NamedRatio } from "../harness/in-processes.ts";
import { type Racer, race } from "../harness/race.ts";
import { compiledContests } from "./compiled-contests.ts";
import { contests, type Validator } from "./contenders.ts";

/** Measures the speed of schemas by that of schemas by hand: above 1, ours are faster. */
export async function schemaSpeeds(): Promise<NamedRatio[]> {
  const ratios: NamedRatio[] = [];
  for (const { name, generated, byHand, valid, invalid } of await contests()) {
    const accepts = (validator: Validator) => (value: unknown) => validator.safeParse(value).success;
    for (const validator of [generated, byHand]) checkValidator(name, accepts(validator), valid, invalid);
    const speed = async (input: string, racer: (validator: Validator) => Racer): Promise<void> => {
      ratios.push({ name: `${name}, ${input}`, ratio: await speedOf(racer(generated), racer(byHand)) });
    };
    await speed("accepted", (validator) => parsing(validator, valid));
    await speed("rejected", (validator) => parsing(validator, invalid));
    await speed("issues read", (validator) => readingIssues(validator, invalid));
  }
  return ratios;
}

/** Measures the speed of predicates by that of the code that ajv writes. */
export async function predicateSpeeds(): Promise<NamedRatio[]> {
  const ratios: NamedRatio[] = [];
  for (const { name, predicate, ajv, valid, invalid } of await compiledContests()) {
    for (const accepts of [predicate, ajv]) checkValidator(name, accepts, valid, invalid);
    for (const [input, values] of Object.entries({ accepted: valid, rejected: invalid }))
      ratios.push({
        name: `${name}, ${input}`,
        ratio: await speedOf(asking(predicate, values), asking(ajv, values)),
      });
  }
  return ratios;
}

/** Throws for a validator that is wrong: it would be fast. */
function checkValidator(
  name: string,
  accepts: (value: unknown) => boolean,
  valid: readonly unknown[],
  invalid: readonly unknown[],
): void {
  const isTried = valid.length > 0 && invalid.length > 0;
  if (isTried && valid.every(accepts) && !invalid.some(accepts)) return;
  throw new Error(`A validator of ${name} is wrong.`);
}

async function speedOf(ours: Racer, theirs: Racer): Promise<number> {
  const [own] = await race({ ours, theirs }, { peer: "theirs" });
  return 1 / (own?.ratio.median ?? Number.NaN);
}

function parsing(validator: Validator, values: readonly unknown[]): Racer {
  return (calls) => {
    for (let count = 0; count < calls; count++) validator.safeParse(values[count % values.length]);
  };
}

/** zod words an issue only when it is read. */
function readingIssues(validator: Validator, values: readonly unknown[]): Racer {
  return (calls) => {
    for (let count = 0; count < calls; count++) {
      const { error } = validator.safeParse(values[count % values.length]);
      if (error?.issues.length === 0) throw new Error("A rejected value has no issues.");
    }
  };
}

function asking(accepts: (value: unknown) => boolean, values: readonly unknown[]): Racer {
  return (calls) => {
    for (let count = 0; count < calls; count++) accepts(values[count % values.length]);
  };
}
