import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    name: "generators",
    include: ["**/*.test.ts"],
    exclude: ["dist/**", "node_modules/**"],
    // Hundreds of small files share two compilers: loading these for each file apart takes longer than the tests.
    isolate: false,
  },
});
