import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Manifest, publishedFolders, readManifest } from "../house/repository.ts";
import { mustRun } from "../house/run.ts";
import { type PackedPackage, packPackage } from "./pack.ts";

let destination = "";
const packages = new Map<string, PackedPackage>();
beforeAll(async () => {
  destination = await mkdtemp(join(tmpdir(), "crossborder-manifests-"));
  for (const folder of publishedFolders) packages.set(folder, await packPackage(folder, destination));
});
afterAll(() => rm(destination, { recursive: true, force: true }));

/** Runs `tar` on a package as it would be published, and returns the output. */
function readTarball(folder: string, how: string, ...names: readonly string[]): Promise<string> {
  return mustRun("tar", [how, packages.get(folder)?.tarball ?? "", ...names], { cwd: destination });
}

/** The manifest as users get it, without the condition of the sources. */
async function readPackedManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readTarball(folder, "-xzOf", "package/package.json"));
}

test.each(publishedFolders)(
  "%s asks for ranges that one copy of each package can satisfy",
  async (folder) => {
    const { dependencies = {}, peerDependencies = {} } = await readPackedManifest(folder);
    const scope = readManifest(folder).name.split("/")[0];
    const versions = new Map(publishedFolders.map(readManifest).map(({ name, version }) => [name, version]));
    for (const [name, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
      expect(range, name).not.toMatch(/^(workspace|catalog|link|file):/);
      // A caret of the version that it is published beside: any later minor of the same major fits too.
      if (name.startsWith(`${scope}/`)) expect(range, name).toBe(`^${versions.get(name)}`);
    }
  },
);

test.each(publishedFolders)("%s gives users types first, then what was built", async (folder) => {
  const { exports = {}, imports = {} } = await readPackedManifest(folder);
  for (const [path, target] of Object.entries(exports)) {
    if (typeof target === "object") expect(Object.keys(target ?? {}), path).toEqual(["types", "default"]);
    else expect(path, "only data may be exported without types").toMatch(/\.(json|yaml)$|\*/);
  }
  for (const [name, target] of Object.entries(imports)) {
    const platforms = Object.keys(target).filter((condition, at) => condition !== "types" || at > 0);
    expect(platforms, name).toEqual(["node", "default"]);
  }
});

test.each(publishedFolders)("%s ships what its manifest points to", async (folder) => {
  const packed = await readTarball(folder, "-tzf");
  const files = new Set(packed.split("\n").map((file) => file.replace(/^package\//, "")));
  const { exports = {}, imports = {} } = await readPackedManifest(folder);
  const targets = Object.values({ ...exports, ...imports }).flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target as Readonly<Record<string, string>>),
  );
  const missing = targets.filter((target) => !target.includes("*") && !files.has(target.replace("./", "")));
  expect(missing).toEqual([]);
  for (const file of ["LICENSE", "README.md", "CHANGELOG.md"]) expect([...files], file).toContain(file);
});
