import { defineProject } from "vitest/config";
import { testLimits } from "../test-limits.ts";

export default defineProject({
  test: {
    ...testLimits,
    name: "spec",
    include: ["test/**/*.test.ts"],
    globalSetup: "test/bundled.ts",
  },
});
