import { type CodegenConfig, client, errors, mcp, types, webhooks, zod } from "./generators/index.ts";

/**
 * The npm scope of every package, the repository's URL and the address of its documentation: placeholders until a team
 * publishes under its own name. CONTRIBUTING.md, "The scope", says how to change them; a test compares them
 * with every package.json and README.
 */
const scope = "@crossborder";
export const repositoryUrl = "git+https://github.com/crossborder/crossborder.git";
export const siteUrl = "https://crossborder.github.io/crossborder";

export default {
  spec: "spec/openapi.yaml",
  headerCommand: "pnpm generate",
  runtime: `${scope}/runtime`,
  importExtension: ".ts",
  diff: {
    newEnumValues: "safe",
    exemptions: "spec/exemptions.yaml",
    packages: { spec: `${scope}/spec`, sandbox: `${scope}/sandbox` },
  },
  generators: [
    types({ folder: "packages/types/src/generated", importFrom: `${scope}/types` }),
    errors({ folder: "packages/errors/src/generated", importFrom: `${scope}/errors` }),
    zod({ folder: "packages/zod/src/generated", importFrom: `${scope}/zod`, parsers: true }),
    client({
      folder: "packages/client/src/generated",
      importFrom: `${scope}/client`,
      entry: false,
      suppliedParameters: ["instance_id"],
      requestOptions: "../request-options",
    }),
    webhooks({ folder: "packages/webhooks/src/generated", importFrom: `${scope}/webhooks` }),
    mcp({ folder: "packages/mcp/src/generated", importFrom: `${scope}/mcp` }),
  ],
} satisfies CodegenConfig;
