import type { CodegenConfig } from "./generators/config.ts";

/** The npm scope of every package. To publish under another one, see CONTRIBUTING.md, "The scope". */
const scope = "@crossborder";

export default {
  spec: "spec/openapi.yaml",
  command: "pnpm generate",
  runtime: `${scope}/runtime`,
  importExtension: ".ts",
  targets: {
    types: { folder: "packages/types/src/generated", module: `${scope}/types` },
    errors: { folder: "packages/errors/src/generated", module: `${scope}/errors` },
    zod: { folder: "packages/zod/src/generated", module: `${scope}/zod` },
    client: { folder: "packages/client/src/generated", module: `${scope}/client` },
    webhooks: { folder: "packages/webhooks/src/generated", module: `${scope}/webhooks` },
  },
} satisfies CodegenConfig;
