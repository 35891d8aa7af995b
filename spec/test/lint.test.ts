import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { lintFiles } from "./lint.ts";

test("Linting the description finds neither errors nor warnings.", async () => {
  expect(await lintFiles([fileURLToPath(new URL("../openapi.yaml", import.meta.url))])).toEqual([[]]);
});
