import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { IMPLEMENTATIONS } from "./copy-runtime.ts";
import { breakOneRule, mutants, mutantsOf } from "./mutants.ts";

test("the vectors are held against at least 25 faults", () => {
  expect(mutants.length).toBeGreaterThanOrEqual(25);
});

test("a fault that does not stand once in its file is refused", () => {
  const mutant = { name: "none", file: "a.ts", from: "=", to: "" };
  expect(breakOneRule("a = 1;", mutant)).toBe("a  1;");
  for (const text of ["a", "a = b = 1;"]) expect(() => breakOneRule(text, mutant)).toThrow("once in a.ts");
});

describe.each(IMPLEMENTATIONS)("with the HMAC of %s, the vectors", (implementation) => {
  let caught: readonly boolean[];

  beforeAll(() => {
    const program = join(import.meta.dirname, "run-mutants.ts");
    const args = ["--disable-warning=ExperimentalWarning", program, implementation];
    caught = JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
  });

  test("have nothing against the verifier as it is", () => {
    expect(caught[0]).toBe(false);
  });

  const own = mutantsOf(implementation);
  test.each(own.map(({ name }, index) => [name, index] as const))("catch this fault: %s", (_, index) => {
    expect(caught[index + 1]).toBe(true);
  });
});
