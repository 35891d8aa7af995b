import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { lintFile } from "./lint.ts";

test("Linting the description finds neither errors nor warnings.", async () => {
  expect(await lintFile(fileURLToPath(new URL("../openapi.yaml", import.meta.url)))).toEqual([]);
});
