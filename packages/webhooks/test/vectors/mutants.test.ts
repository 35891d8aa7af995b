import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Mutant, mutants } from "./mutants.ts";

const sources = join(import.meta.dirname, "../../../runtime/src");
const folder = mkdtempSync(join(tmpdir(), "webhook-mutants-"));

/** Copies the sources of the runtime, with one fault where a mutant is given. */
function copySources(name: string, mutant?: Mutant): string {
  const copy = join(folder, name);
  for (const part of ["webhooks", "errors"])
    cpSync(join(sources, part), join(copy, part), { recursive: true });
  if (!mutant) return copy;
  const file = join(copy, "webhooks", mutant.file);
  const [before, after, ...others] = readFileSync(file, "utf8").split(mutant.from);
  if (after === undefined || others.length > 0)
    throw new Error(`"${mutant.from}" does not stand once in ${mutant.file}`);
  writeFileSync(file, before + mutant.to + after);
  return copy;
}

describe("the vectors", () => {
  let caught: readonly number[];

  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    const copies = [
      copySources("none"),
      ...mutants.map((mutant, index) => copySources(String(index), mutant)),
    ];
    const program = join(import.meta.dirname, "run-mutants.ts");
    caught = JSON.parse(execFileSync(process.execPath, [program, ...copies], { encoding: "utf8" }));
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("have nothing against the verifier as it is", () => {
    expect(caught[0]).toBe(0);
  });

  test("are held against at least 25 faults", () => {
    expect(mutants.length).toBeGreaterThanOrEqual(25);
  });

  test.each(mutants.map(({ name }, index) => [name, index] as const))("catch this fault: %s", (_, index) => {
    expect(caught[index + 1]).toBeGreaterThan(0);
  });
});
