import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { copyRuntime, IMPLEMENTATIONS } from "./copy-runtime.ts";
import { mutants } from "./mutants.ts";

const folder = mkdtempSync(join(tmpdir(), "webhook-mutants-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the vectors are held against at least 25 faults", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(25);
});

describe.each(IMPLEMENTATIONS)("with the HMAC of %s, the vectors", (implementation) => {
  const own = mutants.filter(({ file }) => !file.startsWith("hmac/") || file === `hmac/${implementation}.ts`);
  let caught: readonly boolean[];

  beforeAll(() => {
    const copies = [undefined, ...own].map((mutant, index) =>
      copyRuntime(join(folder, implementation, String(index)), implementation, mutant),
    );
    const program = join(import.meta.dirname, "run-mutants.ts");
    // Nobody loads these copies again.
    const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: "1" };
    caught = JSON.parse(execFileSync(process.execPath, [program, ...copies], { encoding: "utf8", env }));
  });

  test("have nothing against the verifier as it is", () => {
    expect(caught[0]).toBe(false);
  });

  test.each(own.map(({ name }, index) => [name, index] as const))("catch this fault: %s", (_, index) => {
    expect(caught[index + 1]).toBe(true);
  });
});
