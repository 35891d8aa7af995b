import { afterAll, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { accepts } from "../core/model/accepts/accepts.ts";
import { asComponent } from "../core/model/accepts/test/conformance-suite.ts";
import { exampleOf } from "../core/model/example/example-of.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "../validators/test/generated-schema.ts";
import { randomCases } from "../validators/test/random-cases.ts";

const { seed, numRuns: RUNS } = search(150);

/** Maximum share of satisfiable schemas without an example. */
const MISSED = 0.02;

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

test(`generated validators accept the examples of random schemas, and nearly all have one (SEED=${seed})`, async () => {
  const cases = randomCases(seed, { schemas: RUNS, instances: 40 });
  const model = await modelOfSchemas(
    Object.fromEntries(cases.map(({ schema }, index) => [`S${index}`, asComponent(schema, `S${index}`)])),
  );
  const folder = new GeneratedFolder((await generate(model)).files);
  folders.push(folder);
  const validators = await folder.schemas("request");
  const rejected: unknown[] = [];
  const missed: unknown[] = [];
  let satisfiable = 0;
  for (const [index, { identifier, schema }] of model.schemas.entries()) {
    const { schema: source, instances } = cases[index] ?? { schema: true, instances: [] };
    const example = exampleOf(schema);
    const possible = instances.find((value) => accepts(schema, value));
    if (example !== undefined || possible !== undefined) satisfiable += 1;
    if (example === undefined && possible !== undefined) missed.push({ source, possible });
    if (example !== undefined && validators[identifier]?.safeParse(example).success !== true)
      rejected.push({ source, example });
  }
  expect(rejected).toEqual([]);
  expect(satisfiable).toBeGreaterThan(RUNS / 2);
  const shown = missed.length > satisfiable * MISSED ? missed.slice(0, 5) : [];
  expect(shown, `${missed.length} of ${satisfiable} schemas have no example`).toEqual([]);
});
