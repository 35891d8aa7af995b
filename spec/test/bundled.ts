import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { bundleInto } from "../bundle/bundle.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder with the bundle of this run. */
    readonly bundle: string;
  }
}

/** Bundles the description once for all tests, as the build does, so that they need no build before them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), "spec-bundle-"));
  const bundle = join(folder, "dist");
  await bundleInto(bundle);
  project.provide("bundle", bundle);
  return () => rm(folder, { recursive: true, force: true });
}
