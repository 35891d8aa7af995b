import { defineProject } from "vitest/config";
import { nativeModules, testLimits } from "../test-limits.ts";

export default defineProject({
  test: { ...testLimits, ...nativeModules, name: "e2e", isolate: false, include: ["**/*.test.ts"] },
});
