import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Manifest, repository } from "../house/repository.ts";
import { mustRun } from "../house/run.ts";

/** A package as it would be published. */
export interface PackedPackage {
  readonly name: string;
  readonly version: string;
  /** Absolute path of the `.tgz`. */
  readonly tarball: string;
}

/** Packs the package of a folder of the repository into another folder. The package must be built. */
export function packPackage(folder: string, destination: string): Promise<PackedPackage> {
  return packFolder(join(repository, folder), destination);
}

/** Packs the package of any folder into another folder. */
export async function packFolder(folder: string, destination: string): Promise<PackedPackage> {
  const { name, version }: Manifest = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
  await mustRun("pnpm", ["pack", "--pack-destination", destination], {
    cwd: folder,
    env: { npm_config_verify_deps_before_run: "false" },
  });
  const file = `${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  return { name, version, tarball: join(destination, file) };
}
