import { expect, test } from "vitest";
import { randomCases } from "../../../../generators/zod/test/random-cases.ts";
import { compare } from "./compare.ts";
import { shrink } from "./shrink.ts";

const seed = Number(process.env.SEED ?? 1);

test(`validators read 10,000 random pairs as JSON Schema does (SEED=${seed})`, async () => {
  const { pairs, accepted, disagreements, ajvAlone, undecided } = await compare(
    randomCases(seed, { schemas: 400, instances: 25 }),
  );
  console.log(
    `SEED=${seed}: ${pairs} pairs, ${accepted} accepted, ${ajvAlone} on which ajv is alone and the referee decides`,
  );
  const [first] = disagreements;
  const smallest = first && (await shrink(first));
  expect(smallest, `${disagreements.length} disagreements; put this one into fixtures.json`).toBeUndefined();
  expect(undecided).toBe(0);
  expect(pairs).toBe(10_000);
  expect(accepted).toBeGreaterThan(2_000);
  expect(accepted).toBeLessThan(8_000);
});
