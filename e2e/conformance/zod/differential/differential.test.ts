import { expect, test } from "vitest";
import { randomCases } from "../../../../generators/validators/test/random-cases.ts";
import { search } from "../../../../random-search.ts";
import { compare } from "./compare.ts";
import { shrink } from "./shrink.ts";

const { seed, numRuns: schemas } = search(160);
const PAIRS = schemas * 25;

test(`validators read ${PAIRS} random pairs as JSON Schema does (SEED=${seed})`, async () => {
  const { pairs, accepted, disagreements, ajvAlone, undecided } = await compare(
    randomCases(seed, { schemas, instances: 25 }),
  );
  console.log(
    `SEED=${seed}: ${pairs} pairs, ${accepted} accepted, ${ajvAlone} on which ajv is alone and the referee decides`,
  );
  const [first] = disagreements;
  const smallest = first && (await shrink(first));
  expect(smallest, `${disagreements.length} disagreements; put this one into fixtures.json`).toBeUndefined();
  expect(undecided).toBe(0);
  expect(pairs).toBe(PAIRS);
  expect(accepted).toBeGreaterThan(PAIRS / 5);
  expect(accepted).toBeLessThan((PAIRS * 4) / 5);
});
