import { join } from "node:path";
import { defineConfig } from "vitest/config";

// Hundreds of processes that tests start load the same programs: Node keeps what it compiled of them.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/node-compile");

// The compilers that tests start keep nearly all that they allocate: looking for garbage takes a fourth of their time.
process.env.GOGC ??= "off";
process.env.GOMEMLIMIT ??= "2GiB";

export default defineConfig({
  test: {
    projects: ["spec", "generators", "packages/*", "e2e"],
    coverage: { exclude: ["**/generated/**", "**/dist/**"] },
  },
});
