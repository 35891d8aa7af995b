import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishedFolders, readManifest } from "../house/repository.ts";
import { mustRun } from "../house/run.ts";
import { type PackedPackage, packPackage } from "./pack.ts";
import { assertLoopback, type LocalRegistry, startRegistry } from "./registry.ts";

/** The packages as users find them: published to a registry on this machine, with room to work in. */
export interface Stage {
  /** A temporary folder, removed at the end. */
  readonly folder: string;
  readonly scope: string;
  readonly registry: LocalRegistry;
  readonly packages: readonly PackedPackage[];
}

/** Packs and publishes every package, and takes everything down again afterwards. */
export async function withStage<T>(use: (stage: Stage) => Promise<T>): Promise<T> {
  const scope = readManifest("packages/types").name.split("/")[0] ?? "";
  await using temporary = await mkdtempDisposable(join(tmpdir(), "crossborder-publish-"));
  const folder = temporary.path;
  const packages = [];
  for (const packageFolder of publishedFolders) packages.push(await packPackage(packageFolder, folder));
  await using registry = await startRegistry(folder, scope);
  const stage = { folder, scope, registry, packages };
  for (const { tarball } of packages) await publish(stage, { tarball, tag: "latest" });
  return await use(stage);
}

/** Publishes a tarball to the registry on this machine, and to no other. */
export async function publish(
  { registry, scope, folder }: Stage,
  { tarball, tag }: { readonly tarball: string; readonly tag: string },
): Promise<void> {
  await assertLoopback(registry.userConfig, { scope, cwd: folder });
  const options = ["--registry", `${registry.url}/`, "--provenance=false", "--access=public", "--tag", tag];
  const env = { npm_config_userconfig: registry.userConfig };
  await mustRun("npm", ["publish", tarball, ...options], { cwd: folder, env });
}
