import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { compile, STRICTEST } from "./compile/compile.ts";
import { generateDocument } from "./compile/generate-document.ts";
import { nearDocuments, ownDescription } from "./corpus/documents.ts";
import { checkOperations } from "./payloads/check-operations.ts";
import { checkPayloads } from "./payloads/check-payloads.ts";
import { unexplainedDifferences } from "./payloads/reasons.ts";
import { type OperationTypeCheck, operationCheck } from "./types/check-operation-types.ts";
import { type ComponentTypeCheck, componentCheck, generateTypes } from "./types/check-types.ts";
import { runChecks } from "./types/prove-types.ts";

// Inside e2e, where zod, openapi-fetch and the runtime can be resolved; git ignores it. `pnpm e2e:documents` checks
// the largest document too, and compiles with older compilers.
const work = join(import.meta.dirname, ".work");
const documents = nearDocuments();
const LARGE = ["openai", "adyen-checkout"];
const small = documents.filter(({ name }) => !LARGE.includes(name));

afterAll(() => rm(work, { recursive: true, force: true }));

describe("the output for other documents", () => {
  const output = join(work, "output");

  test.each(documents)("is everything that users import: $name", { timeout: 240_000 }, async (document) => {
    const folder = join(output, document.name);
    const { exitCode, stderr } = await generateDocument({ spec: document.spec, folder });
    expect(exitCode, stderr).toBe(0);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["client", "types", "zod"]));
  });

  // One program: the declarations of libraries, which are checked too, take longer than most documents.
  test("compiles under strict", { timeout: 240_000 }, async () => {
    expect(readdirSync(output).sort()).toEqual(documents.map(({ name }) => name).sort());
    expect(await compile(output, "7", STRICTEST)).toEqual([]);
  });

  test.each(documents)(
    "accepts the examples that ajv accepts, and refuses what ajv refuses: $name",
    {
      timeout: 120_000,
    },
    async (document) => {
      const { examples, mutations, differences } = await checkPayloads(document);
      expect(examples).toBeGreaterThan(5);
      expect(mutations).toBeGreaterThan(examples);
      expect(unexplainedDifferences(document.name, differences)).toEqual([]);
    },
  );

  test.each([ownDescription, ...documents])(
    "holds operations to what ajv says of their parameters, bodies and responses: $name",
    { timeout: 120_000 },
    async (document) => {
      const { examples, mutations, differences } = await checkOperations(document);
      expect(examples).toBeGreaterThan(5);
      expect(mutations).toBeGreaterThan(examples);
      expect(differences).toEqual([]);
    },
  );
});

describe("the types for other documents", () => {
  const folder = join(work, "types");
  let components: readonly ComponentTypeCheck[];
  let operations: readonly OperationTypeCheck[];

  beforeAll(async () => {
    const all = [ownDescription, ...small];
    for (const document of all) await generateTypes(document, join(folder, document.name));
    const checks = [
      ...small.map((document) => componentCheck(document, document.name)),
      ...all.map((document) => operationCheck(document, document.name)),
    ];
    const results = await runChecks<ComponentTypeCheck | OperationTypeCheck>(
      folder,
      await Promise.all(checks),
    );
    components = results.filter((result) => "roots" in result);
    operations = results.filter((result) => "unexplained" in result);
  });

  test.each(small)("equal what validators take and give: $name", ({ name }) => {
    const types = components.find(({ document }) => document === name);
    expect(types?.total).toBeGreaterThan(0);
    expect(types?.roots).toEqual([]);
  });

  test.each([ownDescription, ...small])(
    "of operations equal what their validators take and give: $name",
    ({ name }) => {
      const parts = operations.find(({ document }) => document === name);
      expect(parts?.total).toBeGreaterThan(10);
      expect(parts?.unequal).toEqual([]);
    },
  );
});
