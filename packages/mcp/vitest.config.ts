import { defineProject } from "vitest/config";
import { nativeModules, packageTests } from "../../test-limits.ts";

export default defineProject({ test: { ...packageTests, ...nativeModules, name: "mcp" } });
