import { readFileSync } from "node:fs";
import * as runtime from "@crossborder/runtime/webhooks";
import { describe, expect, test } from "vitest";
import { webhookEvents } from "../../src/index.ts";
import { mutants } from "./mutants.ts";
import { expectedOutcome, outcomeOf, type ReaderModule } from "./outcome.ts";
import { readVectors } from "./vector.ts";

const files = readVectors();
const reader = runtime as unknown as ReaderModule; // vectors also hold what the types do not allow

test("there are at least 150 vectors, and no two of a file have one name", () => {
  expect(files.flatMap(({ vectors }) => vectors).length).toBeGreaterThanOrEqual(150);
  for (const { file, vectors } of files)
    expect(new Set(vectors.map(({ name }) => name)).size, file).toBe(vectors.length);
});

describe.each(files)("$file", ({ vectors }) => {
  test.each(vectors)("$name", async (vector) => {
    expect(await outcomeOf(reader, vector)).toBe(expectedOutcome(vector));
  });
});

test("the README tells how many vectors and faults there are", () => {
  const readme = readFileSync(`${import.meta.dirname}/../../README.md`, "utf8").replace(/\s+/g, " ");
  expect(readme).toContain(`**${files.flatMap(({ vectors }) => vectors).length} vectors**`);
  expect(readme).toContain(`${mutants.length} faults put into a copy`);
});

test("the events that the vectors name are those of the service", () => {
  const kinds = files.flatMap(({ vectors }) => vectors.map(expectedOutcome));
  for (const name of webhookEvents.eventNames) expect(kinds).toContain(`kind ${name}`);
});
