import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, describe, expect, test } from "vitest";
import { search } from "../../../../random-search.ts";
import { compile } from "./compile.ts";
import { generateDocument } from "./generate-document.ts";

/** Operations, all of them in one document. */
const { seed, numRuns } = search(150);

const work = join(import.meta.dirname, ".work", "operation-ids");
afterAll(() => rm(work, { recursive: true, force: true }));

/** IDs that have broken generators, or may: signs of TypeScript, names that are taken, names that no file may have. */
const KNOWN = [
  ...[
    "get_a#b",
    "get_a/b",
    "#",
    "##",
    "/",
    "*/",
    "/* a */",
    "//",
    "",
    " ",
    "a b",
    "a\tb",
    "a\nb",
    "\u2028",
    "\u0000",
  ],
  ...[
    'quo"te',
    "quo'te",
    "back\\slash",
    "\u0060$\u007ba}\u0060",
    "$operation0$",
    "operation0",
    "operation1",
    "$text0$",
    "{}",
    "[]",
  ],
  ...[
    "__proto__",
    "constructor",
    "toString",
    "then",
    "prototype",
    "hasOwnProperty",
    "default",
    "class",
    "await",
  ],
  ...[
    "index",
    "con",
    "aux",
    "nul",
    "operations",
    "paths",
    "components",
    "Described",
    "Operation",
    "Filled",
    "0",
    "-1",
  ],
  ...[
    "a.b",
    "a.b.c",
    ".a",
    "a.",
    "..",
    "\ud800",
    "é",
    "e\u0301",
    "ключ",
    "鍵",
    "😀",
    "ß",
    "ﬀ",
    "İ",
    "x".repeat(5_000),
  ],
  ...[
    "鍵".repeat(300),
    "@deprecated",
    "<T>",
    "a?b",
    "a=>b",
    "a;b",
    "operations[0]",
    "import type",
    "\ufeff",
    "\u200d",
  ],
];

const operationId = fc.oneof(
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(..."#/*\\\"'`$.{}_-@ ab0"), maxLength: 8 }) },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme", maxLength: 400 }) },
);

/** One operation for each ID, each with its own tag, so that groups do not collide. */
function documentOf(ids: readonly string[]) {
  const schema = { type: "object", required: ["at"], properties: { at: { type: "string" } } };
  const content = { "application/json": { schema } };
  const operation = (id: string, index: number) => ({
    operationId: id,
    tags: [`group ${index}`],
    parameters: [{ name: "q", in: "query", schema: { type: "string" } }],
    requestBody: { content },
    responses: { "200": { description: "Fine", content } },
  });
  return {
    openapi: "3.1.1",
    info: { title: "Operation IDs", version: "1" },
    paths: Object.fromEntries(ids.map((id, index) => [`/o${index}`, { post: operation(id, index) }])),
  };
}

/** IDs of which no two become the same method of the same group, which is a problem that the run reports. */
function apart(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const key = id.toLowerCase().replace(/[^\p{ID_Continue}$]|_/gu, "");
    const isNew = !seen.has(key) || !id.includes(".");
    seen.add(key);
    return isNew;
  });
}

describe(`operationIds (SEED=${seed}, ${numRuns} runs)`, () => {
  test("of any characters give code that compiles", async () => {
    const random = fc.sample(operationId, { seed, numRuns });
    const ids = apart([...new Set([...KNOWN, ...random])]);
    const spec = join(work, "openapi.json");
    await mkdir(work, { recursive: true });
    await writeFile(spec, JSON.stringify(documentOf(ids)));
    const folder = join(work, "generated");
    const { exitCode, stderr } = await generateDocument({ spec, folder });
    expect(exitCode, stderr).toBe(0);
    expect(await compile(folder, "7")).toEqual([]);
    expect(ids.length).toBeGreaterThan(numRuns / 2); // many are the same, or too much alike
  });
});
