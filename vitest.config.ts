import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["spec", "generators", "packages/*", "e2e"],
    coverage: { exclude: ["**/generated/**", "**/dist/**"] },
  },
});
