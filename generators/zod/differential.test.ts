import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { accepts } from "../core/model/accepts/accepts.ts";
import { modelOfSchemas } from "../core/model/test/model-of.ts";
import { arbitraryInstance, arbitrarySchema } from "./test/arbitrary-schema.ts";
import { GeneratedFolder, generate } from "./test/generated-schema.ts";

const SCHEMAS = 300;
const INSTANCES = 40;
const seed = Number(process.env.SEED ?? 20_261_120);

const folders: GeneratedFolder[] = [];
afterAll(() => {
  for (const folder of folders) folder.remove();
});

describe(`random schemas and values (SEED=${seed})`, () => {
  test("generated validators agree with the interpreter, and the tolerant ones accept no less", {
    timeout: 120_000,
  }, async () => {
    const schemas = fc.sample(arbitrarySchema, { seed, numRuns: SCHEMAS });
    const values = fc.sample(arbitraryInstance, { seed, numRuns: INSTANCES });
    const model = await modelOfSchemas(
      Object.fromEntries(schemas.map((schema, index) => [`S${index}`, schema])),
    );
    const { files } = await generate(model);
    const folder = new GeneratedFolder(files);
    folders.push(folder);
    const exact = await folder.schemas("exact");
    const tolerant = await folder.schemas("tolerant");
    const disagreements: unknown[] = [];
    let accepted = 0;
    for (const [index, { identifier, schema }] of model.schemas.entries()) {
      for (const value of values) {
        const expected = accepts(schema, value);
        const result = exact[identifier]?.safeParse(value);
        const isSame = !expected || JSON.stringify(result?.data) === JSON.stringify(value);
        const isLoose = !expected || tolerant[identifier]?.safeParse(value).success === true;
        if (expected) accepted += 1;
        if (result?.success === expected && isSame && isLoose) continue;
        disagreements.push({ schema: schemas[index], value, expected, isSame, isLoose });
      }
    }
    expect(disagreements.slice(0, 3)).toEqual([]);
    expect(accepted).toBeGreaterThan(SCHEMAS); // both outcomes are well represented
    expect(accepted).toBeLessThan(SCHEMAS * INSTANCES - SCHEMAS);
  });
});
