import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "spec",
    include: ["test/**/*.test.ts"],
    // Linting starts a process per document, which takes long on a busy machine.
    testTimeout: 30_000,
    globalSetup: "test/bundled.ts",
  },
});
