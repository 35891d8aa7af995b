import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { planClient } from "../../../generators/client/plan/plan-client.ts";
import { printCall } from "../../../generators/client/print/print-call.ts";
import { search } from "../../../random-search.ts";
import { readModel } from "../../house/read-model.ts";
import { repository } from "../../house/repository.ts";
import { compile } from "../documents/compile/compile.ts";
import { generateDocument } from "../documents/compile/generate-document.ts";
import { nearDocuments, ownDescription } from "../documents/corpus/documents.ts";

// Inside e2e, where the runtime can be resolved; git ignores it.
const work = join(repository, "e2e/consumers/init/.work-calls");
afterAll(() => rm(work, { recursive: true, force: true }));

/** Documents that take long to compile, which a run with more cases does as well. */
const LONG = ["openai", "adyen-checkout", "awkward"];
const { seed, numRuns } = search(80);
const isLong = numRuns > 80;

/** Compiles the calls that `init` and the reference print for the operations of a document. */
async function compileCalls(
  spec: string,
  name: string,
): Promise<{ readonly calls: number; readonly errors: readonly string[] }> {
  const folder = join(work, name);
  const { exitCode, stderr } = await generateDocument({ spec, folder, only: ["types", "client"] });
  if (exitCode !== 0) throw new Error(stderr);
  const { plans } = planClient(await readModel(spec));
  const printed = plans
    .filter(({ stream }) => stream === undefined)
    .map((plan) => (["required", "all"] as const).map((members) => printCall(plan, { members })));
  const brands = new Set(plans.flatMap(({ body }) => body?.brands.map(({ brand }) => brand) ?? []));
  const text = [
    'import { createClient } from "./client/index.js";',
    'const client = createClient({ baseUrl: "https://api.example.com" });',
    ...[...brands].map(
      (brand) => `declare function ${brand[0]?.toLowerCase()}${brand.slice(1)}(value: unknown): never;`,
    ),
    "export const calls: readonly (() => unknown)[] = [",
    ...printed.flat().map((call) => `  () => ${call},`),
    "];",
    "",
  ].join("\n");
  await writeFile(join(folder, "calls.ts"), text);
  return { calls: printed.length, errors: await compile(folder, "7") };
}

describe("the calls that init and the reference print compile", () => {
  const documents = [ownDescription, ...nearDocuments()].filter(({ name }) => isLong || !LONG.includes(name));
  it.each(documents)("for every operation of $name", async ({ name, spec }) => {
    const { calls, errors } = await compileCalls(spec, name);
    expect([calls > 0, errors]).toEqual([true, []]);
  });

  it("for parameters with any schema", async () => {
    const operations = fc.sample(operation, { seed, numRuns });
    const paths = operations.map((each, index) => [
      `/p${index}/{id}`,
      { get: { ...each, operationId: `p.get${index}` } },
    ]);
    await mkdir(work, { recursive: true });
    const spec = join(work, "random.json");
    const document = {
      openapi: "3.1.0",
      info: { title: "Random", version: "1" },
      paths: Object.fromEntries(paths),
      components,
    };
    await writeFile(spec, JSON.stringify(document));
    const { calls, errors } = await compileCalls(spec, `random-${seed}`);
    expect([calls, errors], `seed ${seed}`).toEqual([numRuns, []]);
  });
});

const components = {
  schemas: {
    OrderId: { type: "string", pattern: "^or_[0-9a-z]{12}$", minLength: 15, maxLength: 15 },
    Colour: { type: "string", enum: ["red", "green"] },
    Filter: {
      type: "object",
      required: ["colour", "since"],
      properties: {
        colour: { $ref: "#/components/schemas/Colour" },
        since: { type: "string", format: "date" },
      },
    },
  },
};

const reference = fc
  .constantFrom("OrderId", "Colour", "Filter")
  .map((name) => ({ $ref: `#/components/schemas/${name}` }));
const scalar = fc.oneof(
  fc.record({
    type: fc.constant("string"),
    minLength: fc.nat(3),
    maxLength: fc.integer({ min: 3, max: 20 }),
  }),
  fc
    .constantFrom("date", "date-time", "uuid", "email", "uri", "unknown")
    .map((format) => ({ type: "string", format })),
  fc.record({ type: fc.constantFrom("integer", "number"), minimum: fc.integer({ min: -5, max: 5 }) }),
  fc.record({ type: fc.constant("number"), exclusiveMinimum: fc.integer({ min: -5, max: 5 }) }),
  fc.constantFrom({ type: "boolean" }, { type: ["string", "null"] }, { type: ["null", "integer"] }),
  fc
    .array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { minLength: 1, maxLength: 3 })
    .map((values) => ({
      enum: [...new Set(values)],
    })),
  fc.oneof(fc.string(), fc.integer(), fc.boolean()).map((value) => ({ const: value })),
  fc.constantFrom<object>(
    {},
    { type: "string", pattern: "^a-" },
    { type: "string", pattern: "^[0-9]{3}$", example: "123" },
  ),
);
const schema: fc.Arbitrary<object> = fc.oneof(
  { maxDepth: 2 },
  scalar,
  reference,
  fc
    .array(fc.oneof(scalar, reference), { minLength: 1, maxLength: 2 })
    .map((branches) => ({ anyOf: branches })),
  fc.record({ type: fc.constant("array"), items: fc.oneof(scalar, reference), minItems: fc.nat(3) }),
  fc
    .dictionary(fc.constantFrom("a", "b-c", "default"), fc.oneof(scalar, reference), { maxKeys: 3 })
    .map((properties) => ({ type: "object", required: Object.keys(properties), properties })),
);
const parameter = (name: string, location: string) =>
  fc
    .tuple(
      schema,
      fc.oneof(
        { weight: 3, arbitrary: fc.constant({}) },
        fc.constantFrom({ example: "or_example00001" }, { example: 7 }),
      ),
    )
    .map(([each, example]) => ({ name, in: location, required: true, schema: each, ...example }));
const operation = fc
  .tuple(
    parameter("id", "path"),
    parameter("id", "query"),
    parameter("X-Trace", "header"),
    parameter("default", "query"),
    fc.nat(3),
  )
  .map(([first, ...others]) => ({
    parameters: [first, ...others.slice(0, -1).slice(0, others.at(-1) as number)],
    responses: { 200: { description: "OK" } },
  }));
