import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PackedPackage } from "../../publishing/pack.ts";
import { publish, type Stage } from "../../publishing/stage.ts";
import { runAsConsumer } from "./project.ts";

/** The version that is published beside the real one. */
export const NEXT_VERSION = "1.0.1";

/** Publishes every package once more. */
export async function publishAllNext(stage: Stage): Promise<void> {
  for (const packed of stage.packages) await publishNext(stage, packed);
}

/**
 * Publishes a package once more, with the same code, under the next version and the tag `next`. Its
 * dependencies below our scope are of the next version too, so that no old one is used instead.
 */
async function publishNext(stage: Stage, { name, tarball }: PackedPackage): Promise<void> {
  const folder = join(stage.folder, "next", name);
  await mkdir(folder, { recursive: true });
  await runAsConsumer(["tar", "-xzf", tarball, "-C", folder, "--strip-components=1"], { cwd: stage.folder });
  const file = join(folder, "package.json");
  const manifest: { readonly dependencies?: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(file, "utf8"),
  );
  const dependencies = Object.entries(manifest.dependencies ?? {}).map(([dependency, range]) => {
    return [dependency, dependency.startsWith(`${stage.scope}/`) ? NEXT_VERSION : range] as const;
  });
  const next = { ...manifest, version: NEXT_VERSION, dependencies: Object.fromEntries(dependencies) };
  await writeFile(file, JSON.stringify(next));
  await publish(stage, { tarball: folder, tag: "next" });
}
