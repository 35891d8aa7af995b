import { PUBLISHED_VERSIONS } from "../../project/published-versions.ts";
import { renderConfig } from "../render-config.ts";
import { json, type Repository, type RepositoryFiles } from "./repository.ts";
import { TOOLS } from "./versions.ts";

/** The files at the top of the repository, and the package of the document. */
export function rootFiles(repository: Repository): RepositoryFiles {
  return {
    "package.json": json(rootManifest(repository)),
    "pnpm-workspace.yaml": workspaceFile(repository),
    "turbo.json": json(TASKS),
    "tsconfig.base.json": json(COMPILER),
    "codegen.config.ts": configFile(repository),
    ".gitignore": "node_modules/\ndist/\n.turbo/\n*.tgz\n",
    ".changeset/config.json": json(CHANGESETS),
    "test/packages.test.mjs": PACKAGES_TEST,
    "spec/package.json": json(specManifest(repository)),
  };
}

function rootManifest({ scope, spec }: Repository): Record<string, unknown> {
  return {
    name: `${scope.slice(1)}-packages`,
    private: true,
    type: "module",
    packageManager: `pnpm@${TOOLS.pnpm}`,
    engines: { node: ">=20.19" },
    scripts: {
      generate: "codegen generate",
      "codegen:check": "codegen generate --check",
      "spec:diff": `codegen diff origin/main:${spec} --allow-missing-base`,
      build: "turbo run build --output-logs=errors-only",
      test: "pnpm run codegen:check && pnpm run build && node --test test/packages.test.mjs",
      changeset: "changeset",
      "changeset:spec": `codegen changeset origin/main:${spec} --allow-missing-base`,
      "changeset:version": "changeset version",
      "changeset:publish": "pnpm run test && changeset publish",
    },
    devDependencies: {
      "@changesets/cli": "catalog:",
      [codegenPackage]: "catalog:",
      turbo: "catalog:",
      typescript: "catalog:",
    },
  };
}

const codegenPackage = "@crossborder/codegen";

function workspaceFile({ runtime }: Repository): string {
  const catalog = {
    "@changesets/cli": TOOLS["@changesets/cli"],
    [codegenPackage]: `^${PUBLISHED_VERSIONS.codegen}`,
    [runtime]: PUBLISHED_VERSIONS.runtime,
    "openapi-fetch": PUBLISHED_VERSIONS["openapi-fetch"],
    turbo: TOOLS.turbo,
    typescript: TOOLS.typescript,
    zod: PUBLISHED_VERSIONS.zod,
  };
  const entries = Object.entries(catalog).map(([name, version]) => `  ${JSON.stringify(name)}: ${version}`);
  return `packages:
  - spec
  - packages/*

# One version of each dependency for all packages. What is published has these texts in its manifest.
catalog:
${entries.join("\n")}

# Any pnpm may start the scripts, and they install what is missing.
pmOnFail: ignore
verifyDepsBeforeRun: install
`;
}

const TASKS = {
  $schema: "./node_modules/turbo/schema.json",
  globalDependencies: ["tsconfig.base.json"],
  tasks: { build: { dependsOn: ["^build"], inputs: ["$TURBO_DEFAULT$", "!dist/**"], outputs: ["dist/**"] } },
};

const COMPILER = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022", "DOM"],
    module: "NodeNext",
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    verbatimModuleSyntax: true,
    declaration: true,
    declarationMap: true,
    sourceMap: true,
    skipLibCheck: true,
  },
};

const CHANGESETS = {
  changelog: "@changesets/cli/changelog",
  commit: false,
  access: "public",
  baseBranch: "main",
  updateInternalDependencies: "patch",
  format: false,
  privatePackages: { version: false, tag: false },
};

function configFile({ scope, spec, packages }: Repository): string {
  return renderConfig(
    {
      spec,
      headerCommand: "pnpm generate",
      importExtension: ".js",
      generators: packages.map(({ name, module }) => ({
        name,
        options: { folder: `packages/${name}/src/generated`, importFrom: module },
      })),
      specPackage: `${scope}/spec`,
    },
    { isTypeScript: true },
  );
}

function specManifest({ scope, spec }: Repository): Record<string, unknown> {
  const file = spec.replace(/^spec\//, "");
  return {
    name: `${scope}/spec`,
    version: "1.0.0",
    description: "The OpenAPI document.",
    exports: { [`./${file}`]: `./${file}`, "./package.json": "./package.json" },
    files: ["**/*.yaml", "**/*.yml", "**/*.json", "CHANGELOG.md"],
    publishConfig: { access: "public" },
  };
}

/** Runs with Node alone: every entry point of every package is there, with its types, and can be imported. */
const PACKAGES_TEST = `import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const packages = new URL("../packages/", import.meta.url);

for (const name of readdirSync(packages)) {
  const folder = new URL(\`\${name}/\`, packages);
  const manifest = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  for (const [path, target] of Object.entries(manifest.exports)) {
    if (typeof target === "string") continue;
    for (const name of namesFor(target.types, folder)) {
      const named = (text) => text.replace("*", name);
      test(\`\${manifest.name}, entry point \${named(path)}\`, async () => {
        assert.ok(existsSync(new URL(named(target.types), folder)), \`\${named(target.types)} is missing\`);
        await import(new URL(named(target.default), folder).href);
      });
    }
  }
}

/** Returns the names that the asterisk of a pattern stands for, one for each file. */
function namesFor(pattern, folder) {
  const [before, after] = pattern.split("*");
  if (after === undefined) return [""];
  const files = readdirSync(new URL(before, folder));
  return files.filter((file) => file.endsWith(after)).map((file) => file.slice(0, -after.length));
}
`;
