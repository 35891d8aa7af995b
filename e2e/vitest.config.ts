import { defineProject } from "vitest/config";
import { builtPackages, nativeModules, testLimits } from "../test-limits.ts";

export default defineProject({
  test: {
    ...testLimits,
    ...builtPackages,
    ...nativeModules,
    name: "e2e",
    isolate: false,
    include: ["**/*.test.ts"],
  },
});
