import { expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { accepts } from "../core/model/accepts/accepts.ts";
import { asComponent } from "../core/model/accepts/test/conformance-suite.ts";
import { typesOf } from "../core/model/facts/types-of.ts";
import { typeOfValue } from "../core/model/facts/value-type.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { randomCases } from "./test/random-cases.ts";

const { seed, numRuns } = search(300);

test(`no value is accepted of a type that typesOf leaves out (SEED=${seed})`, async () => {
  const cases = randomCases(seed, { schemas: numRuns, instances: 20 });
  const { schemas } = await modelOfSchemas(
    Object.fromEntries(cases.map(({ schema }, index) => [`S${index}`, asComponent(schema, `S${index}`)])),
  );
  let excluded = 0;
  for (const [index, { schema }] of schemas.entries()) {
    const types = typesOf(schema);
    for (const value of cases[index]?.instances ?? []) {
      if (types.has(typeOfValue(value))) continue;
      excluded += 1;
      expect(accepts(schema, value), JSON.stringify({ schema: cases[index]?.schema, value })).toBe(false);
    }
  }
  expect(excluded).toBeGreaterThan(500); // the answer says something
});
