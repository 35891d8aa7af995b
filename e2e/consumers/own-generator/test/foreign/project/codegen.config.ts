import { client, defineConfig, errors, types } from "@crossborder/codegen";
import { commands, facts, fixtures } from "@crossborder/foreign-generators";

export default defineConfig({
  spec: "openapi.yaml",
  headerCommand: "npx codegen generate",
  out: "src/api",
  generators: [types(), errors(), client(), commands(), fixtures({ seed: 1 }), facts()],
});
