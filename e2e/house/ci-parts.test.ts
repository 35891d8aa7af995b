import { expect, test } from "vitest";
import { parse } from "yaml";
import { readText } from "./repository.ts";

const program = readText(".ci/run");

/** The parts of `.ci/run` that run without an argument, in their order. */
const parts = /parts=\(([a-z][a-z ]*)\)/.exec(program)?.[1]?.split(" ") ?? [];

test("each part of .ci/run is a function of it, and can be asked for by name", () => {
  expect(parts.length).toBeGreaterThan(1);
  for (const part of parts) expect(program).toContain(`\n${part}() {\n`);
  expect(program).toContain(`    ${parts.join(" | ")}) ;;`);
});

test("the workflow runs every part of .ci/run, each as a job", () => {
  const workflow = parse(readText(".github/workflows/ci.yml"));
  expect(workflow.jobs.ci.strategy.matrix.part.sort()).toEqual(parts.sort());
});
