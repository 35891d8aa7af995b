import { defineProject } from "vitest/config";
import { nativeModules, testLimits } from "../../test-limits.ts";

export default defineProject({
  test: {
    ...testLimits,
    ...nativeModules,
    name: "types",
    isolate: false,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // The sources themselves are checked by `pnpm typecheck`.
    typecheck: {
      enabled: true,
      include: ["test/**/*.test-d.ts"],
      tsconfig: "tsconfig.test-d.json",
    },
  },
});
