import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as runtime from "@crossborder/runtime/webhooks";
import { afterAll, describe, expect, test } from "vitest";
import { webhookEvents } from "../../src/index.ts";
import { copyRuntime, IMPLEMENTATIONS } from "./copy-runtime.ts";
import { mutants } from "./mutants.ts";
import { expectedOutcome, outcomeOf, type VerifierModule } from "./outcome.ts";
import { readVectors } from "./vector.ts";

const files = readVectors();
const folder = join(import.meta.dirname, ".tmp"); // git ignores it
rmSync(folder, { recursive: true, force: true });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The published package, which has Node's HMAC here, and the sources with each implementation. */
const verifiers: readonly (readonly [string, VerifierModule])[] = [
  ["the package", runtime as unknown as VerifierModule], // vectors also hold what the types do not allow
  ...(await Promise.all(IMPLEMENTATIONS.map(async (name) => [name, await verifierOf(name)] as const))),
];

async function verifierOf(implementation: (typeof IMPLEMENTATIONS)[number]): Promise<VerifierModule> {
  const copy = copyRuntime(join(folder, implementation), implementation);
  return import(pathToFileURL(join(copy, "webhooks/index.ts")).href);
}

test("there are at least 150 vectors, and no two of a file have one name", () => {
  expect(files.flatMap(({ vectors }) => vectors).length).toBeGreaterThanOrEqual(150);
  for (const { file, vectors } of files)
    expect(new Set(vectors.map(({ name }) => name)).size, file).toBe(vectors.length);
});

describe.each(files)("$file", ({ vectors }) => {
  test.each(vectors)("$name", async (vector) => {
    const outcomes = await Promise.all(verifiers.map(([, verifier]) => outcomeOf(verifier, vector)));
    const expected = verifiers.map(() => expectedOutcome(vector));
    expect(outcomes, verifiers.map(([name]) => name).join(", ")).toEqual(expected);
  });
});

test("the guide says how many vectors and faults there are", () => {
  const guide = readFileSync(`${import.meta.dirname}/../../../../docs/packages/webhooks.md`, "utf8").replace(
    /\s+/g,
    " ",
  );
  expect(guide).toContain(`**${files.flatMap(({ vectors }) => vectors).length} test vectors**`);
  expect(guide).toContain(`${mutants.length} faults were put into copies`);
});

test("the events that the vectors name are those of the service", () => {
  const kinds = files.flatMap(({ vectors }) => vectors.map(expectedOutcome));
  for (const name of webhookEvents.eventNames) expect(kinds).toContain(`kind ${name}`);
});
