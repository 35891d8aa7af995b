import { defineProject } from "vitest/config";
import { nativeModules, testLimits } from "../test-limits.ts";

export default defineProject({
  test: {
    ...testLimits,
    ...nativeModules,
    name: "generators",
    include: ["**/*.test.ts"],
    exclude: ["dist/**", "node_modules/**"],
    // Hundreds of small files share two compilers: loading these for each file apart takes longer than the tests.
    isolate: false,
  },
});
