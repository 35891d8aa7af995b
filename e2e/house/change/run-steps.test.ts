import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readManifest, repository } from "../repository.ts";
import { runSteps } from "./run-steps.ts";
import { stepsOf } from "./steps.ts";

const ok = { exitCode: 0, stdout: "fine\n", stderr: "" };
const failed = { exitCode: 1, stdout: "", stderr: "broken\n" };

/** Runs all steps; those whose arguments hold one of `failing` fail. */
async function changed(...failing: string[]) {
  const printed: string[] = [];
  const ran: string[] = [];
  const remedies = await runSteps(stepsOf("main:spec/openapi.yaml"), {
    print: (text) => printed.push(text),
    run: async (program, args) => {
      ran.push([program, ...args].join(" "));
      return failing.some((word) => args.includes(word)) ? failed : ok;
    },
  });
  return { printed: printed.join(""), ran, remedies };
}

test("every step runs, and what the diff and the changesets print is shown", async () => {
  const { printed, ran, remedies } = await changed();
  expect(remedies).toEqual([]);
  expect(ran).toHaveLength(stepsOf("").length);
  expect(ran).toContain("node generators/cli/main.ts diff main:spec/openapi.yaml --fail-on breaking");
  expect(printed.match(/fine/g)).toHaveLength(2);
});

test("a description that lint rejects stops the run", async () => {
  const { ran, remedies, printed } = await changed("lint");
  expect(ran).toHaveLength(2);
  expect(printed).toContain("broken");
  expect(remedies).toEqual(["Fix what lint reports under spec/, then run this command again."]);
});

test("missing examples and a break are listed together", async () => {
  const { ran, remedies } = await changed("vitest", "diff");
  expect(ran).toHaveLength(stepsOf("").length);
  expect(remedies).toEqual([
    expect.stringContaining("spec/examples"),
    expect.stringContaining("spec/exemptions.yaml"),
  ]);
});

test("the steps call scripts and programs that exist", () => {
  const { scripts = {} } = readManifest(".");
  for (const {
    command: [program, ...args],
  } of stepsOf("x")) {
    if (program === "pnpm" && args[0] === "run") expect(Object.keys(scripts)).toContain(args[1]);
    if (program === "node") expect(existsSync(join(repository, args[0] ?? "")), args[0]).toBe(true);
  }
});
