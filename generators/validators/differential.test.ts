import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { search } from "../../random-search.ts";
import { accepts } from "../core/model/accepts/accepts.ts";
import { asComponent } from "../core/model/accepts/test/conformance-suite.ts";
import { findReadings } from "../core/model/reading/reading.ts";
import { modelOf, modelOfSchemas } from "../core/model/test/model-of.ts";
import {
  arbitraryComponents,
  arbitraryComponentValue,
  type Components,
} from "./test/arbitrary-components.ts";
import { GeneratedFolder, generate } from "./test/generated-schema.ts";
import { randomCases } from "./test/random-cases.ts";

const SCHEMAS = 120;
const INSTANCES = 40;
const DOCUMENTS = 8;

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

const first = search(1);
const seeds = Array.from({ length: first.numRuns }, (_, index) => first.seed + index);

describe.each(seeds)("random schemas and values (SEED=%i)", (seed) => {
  test("generated validators agree with the interpreter, and the response ones accept no less", async () => {
    const cases = randomCases(seed, { schemas: SCHEMAS, instances: INSTANCES });
    const model = await modelOfSchemas(
      Object.fromEntries(cases.map(({ schema }, index) => [`S${index}`, asComponent(schema, `S${index}`)])),
    );
    const { files } = await generate(model, { parsers: true });
    const folder = new GeneratedFolder(files);
    folders.push(folder);
    const request = await folder.schemas("request");
    const response = await folder.schemas("response");
    const isRequest = await folder.predicates("request");
    const isResponse = await folder.predicates("response");
    const disagreements: unknown[] = [];
    let accepted = 0;
    for (const [index, { identifier, schema }] of model.schemas.entries()) {
      for (const value of cases[index]?.instances ?? []) {
        const expected = accepts(schema, value);
        const result = request[identifier]?.safeParse(value);
        const isSame = !expected || JSON.stringify(result?.data) === JSON.stringify(value);
        const loose = response[identifier]?.safeParse(value).success;
        const isLoose = !expected || loose === true;
        const isCompiled =
          isRequest[`is${identifier}`]?.(value) === expected &&
          isResponse[`is${identifier}`]?.(value) === loose;
        if (expected) accepted += 1;
        if (result?.success === expected && isSame && isLoose && isCompiled) continue;
        disagreements.push({ schema: cases[index]?.schema, value, expected, isSame, isLoose, isCompiled });
      }
    }
    expect(disagreements.slice(0, 3)).toEqual([]);
    expect(accepted).toBeGreaterThan(SCHEMAS); // both outcomes are well represented
    expect(accepted).toBeLessThan(SCHEMAS * INSTANCES - SCHEMAS);
  });

  test("so they do about documents whose components travel both ways, apart from what a reading lets pass", async () => {
    const documents = fc.sample(arbitraryComponents, { seed, numRuns: DOCUMENTS });
    const values = fc.sample(arbitraryComponentValue, { seed, numRuns: INSTANCES });
    const counts = { accepted: 0, refused: 0 };
    for (const components of documents) {
      const { disagreements, accepted } = await compared(components, values);
      expect(disagreements.slice(0, 3)).toEqual([]);
      counts.accepted += accepted;
      counts.refused += values.length * 10 - accepted;
    }
    expect(counts.accepted).toBeGreaterThan(DOCUMENTS * 20);
    expect(counts.refused).toBeGreaterThan(DOCUMENTS * 20);
  });
});

/** Every subject of a document that sends and answers all of them, asked about every value. */
async function compared(
  components: Components,
  values: readonly unknown[],
): Promise<{ disagreements: unknown[]; accepted: number }> {
  const items = { oneOf: Object.keys(components).map((name) => ({ $ref: `#/components/schemas/${name}` })) };
  const content = { "application/json": { schema: { type: "array", items } } };
  const post = { requestBody: { content }, responses: { 200: { description: "All of them.", content } } };
  const model = await modelOf({ paths: { "/all": { post } }, components: { schemas: components } });
  const readings = findReadings(model);
  const folder = new GeneratedFolder((await generate(model, { parsers: true })).files);
  folders.push(folder);
  const all = { request: await folder.schemas("request"), response: await folder.schemas("response") };
  const compiled = {
    request: await folder.predicates("request"),
    response: await folder.predicates("response"),
  };
  const disagreements: unknown[] = [];
  let accepted = 0;
  for (const { name, schema } of model.schemas.filter((component) => component.name.startsWith("Subject"))) {
    for (const value of values) {
      const expected = accepts(schema, value);
      if (expected) accepted += 1;
      for (const reading of ["request", "response"] as const) {
        const actual = all[reading][name]?.safeParse(value).success;
        const mayDiffer = !expected && readings.loosens(schema, reading);
        const isCompiled = compiled[reading][`is${name}`]?.(value) === actual;
        if (isCompiled && (actual === expected || mayDiffer)) continue;
        disagreements.push({ reading, schema: components[name], value, expected, isCompiled, components });
      }
    }
  }
  return { disagreements, accepted };
}
