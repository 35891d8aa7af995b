import { rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { handWrittenPages, type Program, promisedLines, readBlocks } from "./find-programs.ts";
import type { ProgramRun } from "./import-programs.ts";
import { runPrograms } from "./run-programs.ts";
import { pathOf, workFolder, writePrograms } from "./write-programs.ts";

const work = workFolder("pages");
const pages = handWrittenPages();
const blocks = pages.map(readBlocks);
const programs = blocks.flatMap((page) => page.programs);
const withNote = (kind: Program["note"]["kind"]) => programs.filter(({ note }) => note.kind === kind);
const labelled = (list: readonly Program[]) => list.map((one) => [`${one.page}/${one.file}`, one] as const);
const isTest = ({ file }: Program) => file.endsWith(".test.ts");

beforeAll(() => writePrograms(work, programs));
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("the code of the site's pages", () => {
  test("type-checks as it stands", async () => {
    await mustRun(join(repository, "node_modules/.bin/tsc"), ["-p", work, "--noEmit", "--singleThreaded"], {
      cwd: work,
    });
  });

  test("type-checks with the tsconfig.json that the page Install shows", async () => {
    const shown = readBlocks("start/install").others.find(({ language }) => language === "json");
    await writeFile(join(work, "start/tsconfig.json"), shown?.text ?? "");
    await mustRun(
      join(repository, "node_modules/.bin/tsc"),
      ["-p", join(work, "start"), "--singleThreaded"],
      { cwd: work },
    );
  });

  describe("that runs by itself", () => {
    const independent = withNote("run").filter((one) => !isTest(one));
    let runs: ReadonlyMap<Program, ProgramRun>;
    beforeAll(async () => {
      const results = await runPrograms(
        work,
        independent.map((program) => ({ program })),
      );
      runs = new Map(independent.map((program, index) => [program, results[index] ?? { printed: [] }]));
    });

    test.each(labelled(independent))("%s prints what it says", (_name, program) => {
      expect(runs.get(program)?.error).toBeUndefined();
      expect(missingLines(program, runs.get(program)?.printed ?? [])).toEqual([]);
    });
  });

  // One process for those of a page: starting vitest takes longer than they do.
  const tested = withNote("run").filter(isTest);
  test.each([...new Set(tested.map(({ page }) => page))])("the tests of %s pass in vitest", async (page) => {
    const tests = tested.filter((one) => one.page === page);
    const folder = join(work, page);
    const vitest = join(repository, "node_modules/vitest/vitest.mjs");
    const printed = await mustRun(
      process.execPath,
      [vitest, "run", "--root", folder, ...tests.map(({ file }) => file)],
      { cwd: folder, env: { NO_COLOR: "1" } },
    );
    expect(printed).toContain(`Test Files  ${tests.length} passed (${tests.length})`);
  });

  for (const program of withNote("needs")) {
    const variable = program.note.kind === "needs" ? program.note.variable : "";
    const isSet = process.env[variable] !== undefined;
    if (!isSet) console.warn(`Compiled, not run: ${program.page}/${program.file} needs ${variable}.`);
    test.runIf(isSet)(`${program.page}/${program.file} runs with ${variable}`, () => runUntilLoaded(program));
  }

  test("leaves open what other files import from it", () => {
    const closing = programs.filter(
      ({ code }) => /^export const/m.test(code) && /^await \w+\.(?:end|close|quit|destroy)\(/m.test(code),
    );
    expect(closing.map(({ page, file }) => `${page}/${file}`)).toEqual([]);
  });

  test("that is not run says why", () => {
    for (const { page, file, note } of withNote("not-run")) {
      const reason = note.kind === "not-run" ? note.reason : "";
      console.warn(`Compiled, not run: ${page}/${file}: ${reason}`);
      expect(reason.length).toBeGreaterThan(20);
    }
  });

  test("in JSON can be read", () => {
    for (const { language, text } of blocks.flatMap(({ others }) => others))
      if (language === "json") JSON.parse(text);
  });
});

/** Runs a program that keeps a connection until its process ends. */
async function runUntilLoaded(program: Program): Promise<void> {
  const path = pathOf(work, program);
  const code = `await import(${JSON.stringify(pathToFileURL(path).href)}); process.exit();`;
  await mustRun(process.execPath, ["--input-type=module", "--eval", code], { cwd: dirname(path) });
}

/** Returns the lines that a program should have printed, but has not. */
function missingLines({ code }: Program, printed: readonly string[]): string[] {
  return promisedLines(code).filter((line) => !printed.includes(line));
}
