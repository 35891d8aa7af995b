import { defineProject } from "vitest/config";
import { nativeModules, testLimits } from "../test-limits.ts";

export default defineProject({
  test: {
    ...testLimits,
    ...nativeModules,
    name: "spec",
    include: ["test/**/*.test.ts"],
    globalSetup: "test/bundled.ts",
    isolate: false,
    // The descriptions that the tests of a file lint go to one run of Redocly.
    sequence: { concurrent: true },
    maxConcurrency: 100,
  },
});
