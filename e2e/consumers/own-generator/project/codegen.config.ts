import { type CodegenConfig, types, zod } from "@crossborder/codegen";
import { routes } from "./routes.ts";

export default {
  spec: "openapi.yaml",
  headerCommand: "npx codegen generate",
  out: "src/api",
  generators: [types(), zod({ formats: "assert" }), routes({ folder: "src/routes", style: "express" })],
} satisfies CodegenConfig;
