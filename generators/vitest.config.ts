import { fileURLToPath } from "node:url";
import { defineProject } from "vitest/config";
import { testLimits } from "../test-limits.ts";

export default defineProject({
  // What a configuration imports; on the command line, hooks of Node's loader do the same.
  resolve: { alias: { "@crossborder/codegen": fileURLToPath(new URL("index.ts", import.meta.url)) } },
  test: {
    ...testLimits,
    name: "generators",
    include: ["**/*.test.ts"],
    exclude: ["dist/**", "node_modules/**"],
    // Hundreds of small files share two compilers: loading these for each file apart takes longer than the tests.
    isolate: false,
  },
});
