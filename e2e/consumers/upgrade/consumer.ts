import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mustRun } from "../../house/run.ts";
import type { LocalRegistry } from "../../publishing/registry.ts";

/** A project that has the packages installed, with the ranges that npm writes. */
export interface Consumer {
  /** `npm update`; answers with the version of each package that is installed then. */
  update(): Promise<Map<string, string>>;
}

/** Installs packages into an empty project. */
export async function createConsumer(
  folder: string,
  { registry, names }: { readonly registry: LocalRegistry; readonly names: readonly string[] },
): Promise<Consumer> {
  await mkdir(folder);
  const manifest = { name: "consumer", private: true, type: "module" };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  const env = { npm_config_userconfig: registry.userConfig, npm_config_cache: `${folder}-cache` };
  const npm = (...args: string[]) =>
    mustRun("npm", [...args, "--no-audit", "--no-fund"], { cwd: folder, env });
  await npm("install", ...names, "zod@4.6.7");
  return {
    async update() {
      await npm("update", "--prefer-online");
      const entries = await Promise.all(
        names.map(async (name) => [name, await installedVersion(folder, name)] as const),
      );
      return new Map(entries);
    },
  };
}

async function installedVersion(folder: string, name: string): Promise<string> {
  const text = await readFile(join(folder, "node_modules", name, "package.json"), "utf8");
  const { version }: { version: string } = JSON.parse(text);
  return version;
}
