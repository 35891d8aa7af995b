import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Manifest, publishedFolders, readManifest } from "../house/repository.ts";
import { mustRun } from "../house/run.ts";
import { packPackage } from "./pack.ts";

let destination = "";
beforeAll(async () => {
  destination = await mkdtemp(join(tmpdir(), "crossborder-manifests-"));
});
afterAll(() => rm(destination, { recursive: true, force: true }));

/** The manifest of a package as it would be published. */
async function packedManifest(folder: string): Promise<Manifest> {
  const { tarball } = await packPackage(folder, destination);
  return JSON.parse(await mustRun("tar", ["-xzOf", tarball, "package/package.json"], { cwd: destination }));
}

test.each(publishedFolders)(
  "%s asks for ranges that one copy of each package can satisfy",
  async (folder) => {
    const { dependencies = {}, peerDependencies = {} } = await packedManifest(folder);
    const scope = readManifest(folder).name.split("/")[0];
    const versions = new Map(publishedFolders.map(readManifest).map(({ name, version }) => [name, version]));
    for (const [name, range] of Object.entries({ ...dependencies, ...peerDependencies })) {
      expect(range, name).not.toMatch(/^(workspace|catalog|link|file):/);
      // A caret of the version that it is published beside: any later minor of the same major fits too.
      if (name.startsWith(`${scope}/`)) expect(range, name).toBe(`^${versions.get(name)}`);
    }
  },
);

test.each(publishedFolders)("%s ships what its manifest points to", async (folder) => {
  const { tarball } = await packPackage(folder, destination);
  const packed = await mustRun("tar", ["-tzf", tarball], { cwd: destination });
  const files = new Set(packed.split("\n").map((file) => file.replace(/^package\//, "")));
  const targets = Object.values(readManifest(folder).exports ?? {}).flatMap((target) =>
    typeof target === "string" ? [target] : Object.values(target as Readonly<Record<string, string>>),
  );
  const missing = targets.filter((target) => !target.includes("*") && !files.has(target.replace("./", "")));
  expect(missing).toEqual([]);
  for (const file of ["LICENSE", "README.md", "CHANGELOG.md"]) expect([...files], file).toContain(file);
});
