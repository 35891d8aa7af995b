import { defineProject } from "vitest/config";
import { nativeModules, testLimits, typeTests } from "../../test-limits.ts";

export default defineProject({
  test: {
    ...testLimits,
    ...nativeModules,
    name: "sandbox",
    isolate: false,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    typecheck: typeTests,
  },
});
