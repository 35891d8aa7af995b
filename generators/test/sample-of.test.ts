import { expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { accepts } from "../core/model/accepts/accepts.ts";
import { asComponent } from "../core/model/accepts/test/conformance-suite.ts";
import { exampleOf } from "../core/model/example/example-of.ts";
import { sampleOf } from "../core/model/example/sample-of.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { randomCases } from "../validators/test/random-cases.ts";

const first = search(1);
const seeds = Array.from({ length: first.numRuns }, (_, index) => first.seed + index);

test.each(seeds)(
  "samples of random schemas are accepted, and are found where examples are (SEED=%i)",
  async (seed) => {
    const cases = randomCases(seed, { schemas: 150, instances: 1 });
    const model = await modelOfSchemas(
      Object.fromEntries(cases.map(({ schema }, index) => [`S${index}`, asComponent(schema, `S${index}`)])),
    );
    let found = 0;
    for (const { schema } of model.schemas)
      for (const start of [0, 1, 7]) {
        const sample = sampleOf(schema, { direction: "response", seed: start });
        if (sample === undefined) {
          expect(exampleOf(schema)).toBeUndefined();
          continue;
        }
        found += 1;
        expect(accepts(schema, sample), JSON.stringify(sample)).toBe(true);
        expect(sampleOf(schema, { direction: "response", seed: start })).toEqual(sample);
      }
    expect(found).toBeGreaterThan(300);
  },
);

const Account = {
  type: "object",
  required: ["id", "status"],
  properties: {
    id: { type: "string", pattern: "^ac_[0-9a-z]{12}$", minLength: 15, maxLength: 15 },
    status: { enum: ["open", "closed"] },
    first_name: { type: "string" },
    contactEmail: { type: "string" },
    amount: { type: "integer", minimum: 1 },
    owner: { anyOf: [{ type: "null" }, { type: "object", properties: { name: { type: "string" } } }] },
    created_at: { type: "string", format: "date-time", readOnly: true },
    secret: { type: "string", writeOnly: true },
    bank: { type: "string", examples: ["First Bank"] },
    tags: { type: "array", items: { type: "object", properties: { city: { type: "string" } } } },
  },
};

async function accountAt(options: Parameters<typeof sampleOf>[1]) {
  const [account] = (await modelOfSchemas({ Account })).schemas;
  return account && sampleOf(account.schema, options);
}

test("values read well by name, format and pattern", async () => {
  expect(await accountAt({ direction: "response" })).toEqual({
    id: "ac_100000000000",
    status: "open",
    first_name: "Ada",
    contactEmail: "ada@example.com",
    amount: 1250,
    owner: { name: "Ada Lovelace" },
    created_at: "2026-01-31T12:00:00Z",
    bank: "First Bank",
    tags: [{ city: "Lisbon" }],
  });
});

test("another seed gives other values, and a request has no read-only members", async () => {
  expect(await accountAt({ direction: "request", seed: 1 })).toEqual({
    id: "ac_100000000001",
    status: "closed",
    first_name: "Grace",
    contactEmail: "grace@example.com",
    amount: 4999,
    owner: { name: "Grace Hopper" },
    secret: "example",
    bank: "First Bank",
    tags: [{ city: "Nairobi" }],
  });
});

test("required members alone", async () => {
  expect(await accountAt({ direction: "request", members: "required" })).toEqual({
    id: "ac_100000000000",
    status: "open",
  });
});

test.each([-1, 0.5, Number.NaN])("a seed of %d is an error", async (seed) => {
  await expect(accountAt({ direction: "request", seed })).rejects.toThrow("whole number from 0");
});
