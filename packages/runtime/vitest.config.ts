import { defineProject } from "vitest/config";
import { packageTests } from "../../test-limits.ts";

export default defineProject({
  // The sources themselves, not what the package's own `imports` name in `dist`.
  resolve: { alias: { "#hmac": `${import.meta.dirname}/src/webhooks/hmac/node.ts` } },
  test: { ...packageTests, name: "runtime" },
});
