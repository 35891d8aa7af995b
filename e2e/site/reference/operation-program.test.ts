import { rmSync } from "node:fs";
import { join } from "node:path";
import { errorCatalog } from "@crossborder/errors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { operationProgram } from "../../../site/build/operation-program.ts";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { type Program, readBlocks } from "../blocks/find-programs.ts";
import type { ProgramRun } from "../blocks/import-programs.ts";
import { runPrograms } from "../blocks/run-programs.ts";
import { workFolder, writePrograms } from "../blocks/write-programs.ts";
import { referencePages } from "./reference-pages.ts";

/** Operations that no program shows: a wallet's owner signs, and the others reject no call that type-checks. */
const WITHOUT = ["blockchainWallets.create", "doc.get", "upload.create"];

const work = workFolder("operations");
const operations = [...(await referencePages()).keys()].flatMap(
  (path) => /^operations\/(.+)\.md$/.exec(path)?.[1] ?? [],
);
const programs = operations.flatMap((id): readonly Program[] => {
  const code = operationProgram(id);
  return code === undefined
    ? []
    : [{ page: "operations", file: `${id}.ts`, code, note: { kind: "run" }, hasButton: true }];
});
let runs: readonly ProgramRun[];
beforeAll(async () => {
  writePrograms(work, [...readBlocks("start/install").programs, ...programs]);
  runs = await runPrograms(
    work,
    programs.map((program) => ({ program })),
  );
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

test("every operation but those without fixtures has a program", () => {
  const lacking = operations.filter((id) => operationProgram(id) === undefined);
  expect(lacking.sort()).toEqual(WITHOUT);
});

test("the programs of operations type-check as they stand", () =>
  mustRun(join(repository, "node_modules/.bin/tsc"), ["-p", work, "--noEmit", "--singleThreaded"], {
    cwd: work,
  }));

test.each(programs.map(({ file }, index) => [file, index] as const))(
  "%s prints a result, and then a code of the catalogue",
  (_file, index) => {
    const run = runs[index];
    expect(run?.error).toBeUndefined();
    expect(run?.printed.length).toBeGreaterThan(1);
    const [code = ""] = run?.printed.at(-1)?.split(" ") ?? [];
    expect(Object.keys(errorCatalog)).toContain(code);
  },
);
