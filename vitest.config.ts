import { defineConfig } from "vitest/config";
import { shareBetweenProcesses } from "./test-environment.ts";

shareBetweenProcesses();

export default defineConfig({
  test: {
    projects: ["spec", "generators", "packages/*", "e2e"],
    coverage: { exclude: ["**/generated/**", "**/dist/**"] },
  },
});
