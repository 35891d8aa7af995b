import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../house/repository.ts";
import type { PackedPackage } from "./pack.ts";
import type { LocalRegistry } from "./registry.ts";
import { mustRun } from "./run.ts";

/** What a stranger installs beside our packages. */
const OTHERS = ["zod@4.6.7", "typescript@7.0.2"];

/** Installs the packages from the registry into an empty project, type-checks a program that uses them all, and runs it. */
export async function consume(
  folder: string,
  packages: readonly PackedPackage[],
  registry: LocalRegistry,
): Promise<string> {
  const project = join(folder, "consumer");
  await mkdir(project);
  await writeFile(
    join(project, "package.json"),
    '{ "name": "consumer", "private": true, "type": "module" }\n',
  );
  await writeFile(join(project, "tsconfig.json"), TSCONFIG);
  await writeFile(
    join(project, "main.ts"),
    await readFile(join(repository, "e2e/publish/fixtures/main.ts"), "utf8"),
  );
  const env = { npm_config_userconfig: registry.userConfig, npm_config_cache: join(folder, "npm-cache") };
  const names = packages.map(({ name, version }) => `${name}@${version}`);
  await mustRun("npm", ["install", "--no-audit", "--no-fund", ...names, ...OTHERS], { cwd: project, env });
  await mustRun(join(project, "node_modules/.bin/tsc"), ["-p", "tsconfig.json"], { cwd: project });
  return mustRun("node", ["dist/main.js"], { cwd: project });
}

const TSCONFIG = `${JSON.stringify(
  {
    compilerOptions: {
      strict: true,
      module: "NodeNext",
      target: "ES2022",
      lib: ["ES2022", "DOM", "DOM.Iterable"],
      types: [],
      outDir: "dist",
      skipLibCheck: false,
      resolveJsonModule: true,
    },
    include: ["main.ts"],
  },
  null,
  2,
)}\n`;
