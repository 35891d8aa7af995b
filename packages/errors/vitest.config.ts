import { defineProject } from "vitest/config";
import { nativeModules, testLimits, typeTests } from "../../test-limits.ts";

export default defineProject({
  test: {
    ...testLimits,
    ...nativeModules,
    name: "errors",
    isolate: false,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // The sources themselves are checked by `pnpm typecheck`.
    typecheck: { ...typeTests, tsconfig: "tsconfig.test-d.json" },
  },
});
