import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeReference } from "../../../site/build/write-reference.ts";
import { importPrograms } from "../blocks/run-programs.ts";
import { workFolder } from "../blocks/write-programs.ts";

const work = workFolder("run-reference");

interface OperationProgram {
  readonly operation: string;
  readonly code: string;
}

beforeAll(async () => {
  rmSync(work, { recursive: true, force: true });
  await writeReference(join(work, "pages"), "starlight");
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** The whole programs of pages, each in the element that names its operation. */
function programs(): OperationProgram[] {
  const folder = join(work, "pages/operations");
  return readdirSync(folder).map((file) => {
    const page = readFileSync(join(folder, file), "utf8");
    const [, operation = "", code = ""] =
      /^<details id="run" data-operation="([^"]*)">[\s\S]*?^```ts run\n([\s\S]*?)^```$/m.exec(page) ?? [];
    return { operation, code };
  });
}

test("the program of each operation calls it with what the sandbox has", async () => {
  const found = programs();
  expect(found.length).toBeGreaterThan(10);
  mkdirSync(join(work, "programs"), { recursive: true });
  const started = found.map(({ operation, code }) => {
    const path = join(work, "programs", `${operation}.ts`);
    writeFileSync(path, code);
    return { path, environment: {} };
  });
  const runs = await importPrograms(work, started);
  const wrong = runs.flatMap(({ error = "", printed }, index) => {
    const { operation = "" } = found[index] ?? {};
    const holds = error === "" && printed.length > 0;
    return holds ? [] : [`${operation}: ${error}`];
  });
  expect(wrong).toEqual([]);
});
