import { defineGenerator, type GeneratorFactory } from "../define-generator.ts";

/** A server of the Model Context Protocol over the client: each operation a tool for agents. */
export const mcp: GeneratorFactory<object> = defineGenerator({
  name: "mcp",
  summary: "a Model Context Protocol server",
  needs: ["client"],
  onRequest: true,
  impact: { like: "client", oldMethod: "major", alias: "patch" }, // a tool has one name
  async generate(model, context) {
    const { mcpFiles } = await import("./mcp-files.ts");
    return mcpFiles(model, context);
  },
});
