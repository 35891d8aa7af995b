import { readDocument } from "@crossborder/codegen/generator";
import published from "@crossborder/spec/openapi.json" with { type: "json" };
import { expect, test } from "vitest";
import { repository } from "../repository.ts";

test("Redocly and the generators make the same document of spec/", async () => {
  const { value, diagnostics } = await readDocument(`${repository}/spec/openapi.yaml`);
  expect(diagnostics).toEqual([]);
  expect(sortKeys(value?.value)).toEqual(sortKeys(published));
});

/** Components may stand in another order: each bundler adds what it meets in its own way. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, child]) => [key, sortKeys(child)]),
  );
}
