import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { search } from "../../../../random-search.ts";
import { bundleFiles } from "../test/documents.ts";
import { nodesToLint } from "./lint-document.ts";
import { findEndlessCycles, findReferenceCycles } from "./reference-cycles.ts";

/** Returns severity and location of each cycle among these schemas. */
async function cyclesOf(schemas: object): Promise<string[]> {
  const text = JSON.stringify({ openapi: "3.1.0", paths: {}, components: { schemas } });
  const { document } = await bundleFiles({ "a.json": text });
  const cycles = findReferenceCycles(document, nodesToLint(document));
  expect(findEndlessCycles(document, nodesToLint(document))).toEqual(
    cycles.filter(({ severity }) => severity === "error"),
  );
  return cycles.map(
    ({ severity, location }) => `${severity} ${location.pointer.replace("/components/schemas/", "")}`,
  );
}

const to = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe("a cycle that never ends is an error", () => {
  it.each([
    ["a schema that is itself", { A: to("A") }, ["error A/$ref"]],
    ["two schemas that are each other", { A: to("B"), B: to("A") }, ["error A/$ref"]],
    ["a schema that extends itself", { A: { allOf: [{}, to("A")] } }, ["error A/allOf/1/$ref"]],
    [
      "through several allOf",
      { A: { allOf: [to("B")] }, B: { allOf: [{ allOf: [to("A")] }] } },
      ["error A/allOf/0/$ref"],
    ],
    [
      "a cycle that is entered from outside, reported once",
      { X: { properties: { a: to("A") } }, A: to("B"), B: to("A") },
      ["error A/$ref"],
    ],
  ])("%s", async (_, schemas, expected) => {
    expect(await cyclesOf(schemas)).toEqual(expected);
  });

  it("also where a union leads back to the same place first", async () => {
    const cycles = await cyclesOf({
      Outside: to("X"),
      X: { allOf: [to("Z"), to("Y")] },
      Z: { oneOf: [to("Y"), { type: "null" }] },
      Y: to("X"),
    });
    expect(cycles.filter((cycle) => cycle.startsWith("error"))).toHaveLength(1);
    expect(cycles.filter((cycle) => cycle.startsWith("warning"))).toHaveLength(1);
  });
});

describe("a cycle that other branches lead out of is a warning", () => {
  it.each([
    ["oneOf", { A: { oneOf: [to("A"), { type: "string" }] } }],
    ["anyOf", { A: { anyOf: [{ type: "string" }, to("A")] } }],
    ["not", { A: { not: to("A") } }],
    ["if", { A: { if: to("A") } }],
    ["then", { A: { if: {}, then: to("A") } }],
    ["else", { A: { if: {}, else: to("A") } }],
    ["dependentSchemas", { A: { dependentSchemas: { a: to("A") } } }],
    ["a parent that lists its children", { A: { oneOf: [to("B")] }, B: { allOf: [to("A")] } }],
  ])("%s", async (_, schemas) => {
    expect((await cyclesOf(schemas)).map((cycle) => cycle.split(" ")[0])).toEqual(["warning"]);
  });
});

it.each([
  ["a tree", { A: { properties: { left: to("A"), right: to("A") } } }],
  ["a list of itself", { A: { type: "array", items: to("A") } }],
  ["a map of itself", { A: { additionalProperties: to("A") } }],
  [
    "a schema used twice for the same value",
    { A: { allOf: [to("B"), to("C")] }, B: to("D"), C: to("D"), D: {} },
  ],
  ["a reference inside data", { A: { const: to("A"), example: to("A") } }],
])("recursion through members is no cycle: %s", async (_, schemas) => {
  expect(await cyclesOf(schemas)).toEqual([]);
});

const { seed, numRuns: runs } = search(300);
const NAMES = ["A", "B", "C", "D"];

/** Schemas that refer to each other in all ways, in place and through members. */
const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(...NAMES.map(to), {}, { $ref: "#/components/schemas/A/allOf/0" }),
    fc.array(tie("schema"), { minLength: 1, maxLength: 2 }).map((allOf) => ({ allOf })),
    tie("schema").map((other) => ({ oneOf: [other, { type: "null" }] })),
    tie("schema").map((items) => ({ items })),
    fc.record({
      $ref: fc.constantFrom(...NAMES.map((name) => to(name).$ref)),
      allOf: fc.tuple(tie("schema")),
    }),
  ),
}));

it(`the endless cycles among random schemas are the errors (SEED=${seed})`, async () => {
  let withCycles = 0;
  await fc.assert(
    fc.asyncProperty(fc.tuple(schema, schema, schema, schema), async (schemas) => {
      const cycles = await cyclesOf(Object.fromEntries(NAMES.map((name, index) => [name, schemas[index]])));
      if (cycles.some((cycle) => cycle.startsWith("error"))) withCycles += 1;
    }),
    { numRuns: runs, seed },
  );
  expect(withCycles).toBeGreaterThan(runs / 20);
  expect(withCycles).toBeLessThan(runs);
});

it("a chain of thousands of references does not overflow", async () => {
  const schemas = Object.fromEntries(
    Array.from({ length: 20_000 }, (_, index) => [`S${index}`, to(`S${(index + 1) % 20_000}`)]),
  );
  expect(await cyclesOf(schemas)).toEqual([expect.stringMatching(/^error/)]);
});
