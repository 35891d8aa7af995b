import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { modelOfSchemas } from "../../../generators/core/model/test/model-of.ts";
import { GeneratedFolder, generate } from "../../../generators/validators/test/generated-schema.ts";
import { readText, repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";

const [, section = ""] = /^## Predicates\n([\s\S]*)$/m.exec(readText("docs/codegen/validators.md")) ?? [];
const [, example = ""] = /^```ts(?: run)?\n([\s\S]*?)^```$/m.exec(section) ?? [];

/** The document of the section. */
const Quote = {
  type: "object",
  required: ["id", "amount"],
  properties: { id: { type: "string", pattern: "^qu_" }, amount: { type: "integer" } },
};

let folder: GeneratedFolder;
beforeAll(async () => {
  const { files } = await generate(await modelOfSchemas({ Quote }), { parsers: true });
  folder = new GeneratedFolder(files.map(({ path, text }) => ({ path: `api/zod/${path}`, text })));
  writeFileSync(join(folder.path, "example.ts"), example);
});
afterAll(() => rmSync(folder.path, { recursive: true, force: true }));

test("the example of predicates type-checks as it stands", async () => {
  const compilerOptions = {
    target: "ES2022",
    lib: ["ES2022", "DOM"],
    module: "NodeNext",
    types: [],
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
  };
  writeFileSync(
    join(folder.path, "tsconfig.json"),
    JSON.stringify({ compilerOptions, include: ["**/*.ts"] }),
  );
  const compiler = join(repository, "node_modules/.bin/tsc");
  await mustRun(compiler, ["-p", folder.path, "--singleThreaded"], { cwd: folder.path });
});

test("the example of predicates prints what it says", async () => {
  const printed = await mustRun(process.execPath, [join(folder.path, "example.ts")], { cwd: folder.path });
  const promised = [...example.matchAll(/ \/\/ (.*)/g)].map(([, text]) => text);
  expect(printed.trim().split("\n")).toEqual(promised);
});
