import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readManifest, repository } from "../house/repository.ts";
import { mustRun } from "../house/run.ts";

/** A package as it would be published. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute path of the `.tgz`. */
  readonly tarball: string;
}

/** Packs the package of a folder of the repository into another folder. The package must be built. */
export async function packPackage(folder: string, destination: string): Promise<PackedPackage> {
  const { name, version } = readManifest(folder);
  await mustRun("pnpm", ["pack", "--pack-destination", destination], {
    cwd: join(repository, folder),
    env: { npm_config_verify_deps_before_run: "false" },
  });
  const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  return { name, version, tarball: join(destination, file) };
}

/** Installs packages with npm into a folder, and with them packages of the repository as they would be published. */
export async function installPackages(
  folder: string,
  versions: Readonly<Record<string, string>>,
  ours: readonly string[] = [],
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const dependencies = { ...versions };
  for (const path of ours) {
    const { name, tarball } = await packPackage(path, folder);
    dependencies[name] = `file:${tarball}`;
  }
  const manifest = { private: true, type: "module", dependencies };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  const flags = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
  await mustRun("npm", flags, { cwd: folder });
}
