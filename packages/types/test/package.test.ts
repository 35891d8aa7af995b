import { expect, test } from "vitest";

test("importing the package brings in no run-time code", async () => {
  expect(Object.keys(await import("../src/index.ts"))).toEqual([]);
});
