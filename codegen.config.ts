import { type CodegenConfig, client, errors, types, webhooks, zod } from "./generators/index.ts";

/**
 * The npm scope of every package, the repository's URL and the address of its documentation: placeholders until a team
 * publishes under its own name. CONTRIBUTING.md, "The scope", tells how to change them; a test holds every package.json and
 * README against these lines.
 */
const scope = "@crossborder";
export const repositoryUrl = "git+https://github.com/crossborder/crossborder.git";
export const siteUrl = "https://crossborder.github.io/crossborder";

export default {
  spec: "spec/openapi.yaml",
  command: "pnpm generate",
  runtime: `${scope}/runtime`,
  importExtension: ".ts",
  diff: {
    newEnumValues: "safe",
    exemptions: "spec/exemptions.yaml",
    packages: { spec: `${scope}/spec`, sandbox: `${scope}/sandbox` },
  },
  generators: [
    types({ folder: "packages/types/src/generated", module: `${scope}/types` }),
    errors({ folder: "packages/errors/src/generated", module: `${scope}/errors` }),
    zod({ folder: "packages/zod/src/generated", module: `${scope}/zod`, compiled: true }),
    client({
      folder: "packages/client/src/generated",
      module: `${scope}/client`,
      entry: false,
      filled: ["instance_id"],
      requestOptions: "../request-options",
    }),
    webhooks({ folder: "packages/webhooks/src/generated", module: `${scope}/webhooks` }),
  ],
} satisfies CodegenConfig;
