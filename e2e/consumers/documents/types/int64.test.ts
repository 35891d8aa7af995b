import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import type { ZodType } from "zod";
import { repository } from "../../../house/repository.ts";
import { compile, testedCompilers } from "../compile/compile.ts";
import { generateDocument, transpile } from "../compile/generate-document.ts";
import { nearDocuments } from "../corpus/documents.ts";
import { checkTypes } from "./check-types.ts";

// Not in the folder of the other tests, so that neither empties that of the other.
const work = join(import.meta.dirname, ".work-int64");
const ledger = { name: "ledger", spec: join(import.meta.dirname, "ledger.yaml") };
const LARGE = ["openai", "adyen-checkout"];
const concerned = nearDocuments().filter(
  ({ name, spec }) => !LARGE.includes(name) && /\bu?int64\b/.test(readFileSync(spec, "utf8")),
);

afterAll(() => rm(work, { recursive: true, force: true }));

test("types and validators with bigints compile", { timeout: 240_000 }, async () => {
  const folder = join(work, "compiled");
  const only = ["types", "zod"];
  const { exitCode, stderr } = await generateDocument({ spec: ledger.spec, folder, only, int64: "bigint" });
  expect([exitCode, stderr]).toEqual([0, ""]);
  for (const version of testedCompilers) expect(await compile(folder, version)).toEqual([]);
});

test.each([ledger, ...concerned])(
  "types with bigints equal what validators take and give: $name",
  { timeout: 120_000 },
  async (document) => {
    const types = await checkTypes(document, join(work, `${document.name}-types`), { int64: "bigint" });
    expect(types.total).toBeGreaterThan(0);
    expect(types.roots).toEqual([]);
  },
);

/** The reader that the guide shows. */
async function importReader(folder: string): Promise<(text: string) => unknown> {
  const guide = readFileSync(join(repository, "docs/codegen/int64.md"), "utf8");
  const [, code] = /^```ts\n((?:(?!^```)[\s\S])*?readJson[\s\S]*?)^```$/m.exec(guide) ?? [];
  if (code === undefined) throw new Error("The guide shows no reader.");
  await writeFile(join(folder, "read-json.ts"), code);
  await transpile(folder);
  return (await import(pathToFileURL(join(folder, "read-json.js")).href)).readJson;
}

test("what a lossless reader gives is accepted, returned as it is, and checked to the last digit", async () => {
  const folder = join(work, "parsed");
  await generateDocument({ spec: ledger.spec, folder, only: ["zod"], int64: "bigint" });
  const readJson = await importReader(folder);
  const { Account, Owner }: Readonly<Record<string, ZodType>> = await import(
    pathToFileURL(join(folder, "zod/request/index.js")).href
  );
  const accepts = (text: string) => Account?.safeParse(readJson(text)).success;
  const read = readJson('{ "id": 9223372036854775807, "shares": 18446744073709551614, "count": 3 }');
  expect(Account?.parse(read)).toEqual({ id: 2n ** 63n - 1n, shares: 2n ** 64n - 2n, count: 3 });
  expect(accepts('{ "id": 9223372036854775808, "shares": null }')).toBe(false);
  expect(accepts('{ "id": 1, "shares": 18446744073709551615 }')).toBe(false);
  expect(accepts('{ "id": 1, "shares": null, "limit": 9007199254740993 }')).toBe(true);
  expect(accepts('{ "id": 1, "shares": null, "limit": 9007199254740994 }')).toBe(false);
  expect(Owner?.safeParse({ id: 7n }).success).toBe(false); // the tax number is required
  expect(Owner?.safeParse({ id: 8n }).success).toBe(true);
});
