import { defineProject } from "vitest/config";
import { testLimits } from "../../test-limits.ts";

export default defineProject({
  test: {
    ...testLimits,
    name: "sandbox",
    include: ["src/**/*.test.ts", "test/**/*.test.ts"],
    typecheck: { enabled: true, include: ["test/**/*.test-d.ts"] },
  },
});
