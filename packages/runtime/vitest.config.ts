import { defineProject } from "vitest/config";
import { testLimits, typeTests } from "../../test-limits.ts";

export default defineProject({
  // The sources themselves, not what the package's own `imports` name in `dist`.
  resolve: { alias: { "#hmac": `${import.meta.dirname}/src/webhooks/hmac/node.ts` } },
  test: {
    ...testLimits,
    name: "runtime",
    isolate: false,
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    // The sources themselves are checked by `pnpm typecheck`.
    typecheck: { ...typeTests, tsconfig: "tsconfig.test-d.json" },
  },
});
