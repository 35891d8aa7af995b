import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { checkOperationTypes } from "./check-operation-types.ts";
import { checkOperations } from "./check-operations.ts";
import { checkPayloads } from "./check-payloads.ts";
import { generateTypes, proveTypes } from "./check-types.ts";
import { compile, STRICTEST } from "./compile.ts";
import { nearDocuments, type OtherDocument, ownDescription } from "./documents.ts";
import { generateDocument } from "./generate-document.ts";
import { unexplainedDifferences } from "./reasons.ts";

// Inside e2e, where zod, openapi-fetch and the runtime can be resolved; git ignores it. `pnpm e2e:documents` looks at
// the largest document too, and compiles with older compilers.
const work = join(import.meta.dirname, ".work");
const documents = nearDocuments();
const LARGE = ["openai", "adyen-checkout"];
const small = documents.filter(({ name }) => !LARGE.includes(name));

/** The folder with types and validators of a document, written for the first test that asks. */
async function generated(document: OtherDocument): Promise<string> {
  const folder = join(work, `${document.name}-types`);
  if (!existsSync(folder)) await generateTypes(document, folder);
  return folder;
}

afterAll(() => rm(work, { recursive: true, force: true }));

describe("the output for other documents", () => {
  test.each(documents)("compiles under strict: $name", { timeout: 240_000 }, async ({ name, spec }) => {
    const folder = join(work, name);
    const { exitCode, stderr } = await generateDocument({ spec, folder });
    expect(exitCode, stderr).toBe(0);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(["client", "types", "zod"]));
    expect(await compile(folder, "7", STRICTEST)).toEqual([]);
  });

  test.each(documents)(
    "accepts the examples that ajv accepts, and refuses what ajv refuses: $name",
    {
      timeout: 120_000,
    },
    async (document) => {
      const { examples, mutations, differences } = await checkPayloads(
        document,
        join(work, `${document.name}-payloads`),
      );
      expect(examples).toBeGreaterThan(5);
      expect(mutations).toBeGreaterThan(examples);
      expect(unexplainedDifferences(document.name, differences)).toEqual([]);
    },
  );

  test.each([ownDescription, ...documents])(
    "holds operations to what ajv says of their parameters, bodies and responses: $name",
    { timeout: 120_000 },
    async (document) => {
      const folder = join(work, `${document.name}-operations`);
      const { examples, mutations, differences } = await checkOperations(document, folder);
      expect(examples).toBeGreaterThan(5);
      expect(mutations).toBeGreaterThan(examples);
      expect(differences).toEqual([]);
    },
  );

  test.each(small)(
    "has types that equal what its validators take and give: $name",
    {
      timeout: 120_000,
    },
    async (document) => {
      const types = await proveTypes(document, await generated(document));
      expect(types.total).toBeGreaterThan(0);
      expect(types.roots).toEqual([]);
    },
  );

  test.each([ownDescription, ...small])(
    "has types of operations that equal what their validators take and give: $name",
    { timeout: 120_000 },
    async (document) => {
      const parts = await checkOperationTypes(document, await generated(document));
      expect(parts.total).toBeGreaterThan(10);
      expect(parts.unequal).toEqual([]);
    },
  );
});
