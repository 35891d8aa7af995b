import { defineProject } from "vitest/config";
import { testLimits } from "../test-limits.ts";

export default defineProject({
  test: { ...testLimits, name: "e2e", isolate: false, include: ["**/*.test.ts"] },
});
