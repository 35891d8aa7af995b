import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { packPackage } from "../../publishing/pack.ts";
import { manifestOf, runAsConsumer } from "../packed/project.ts";

/** The sandbox with all packages of this repository that it depends on; the description is one of them. */
const FOLDERS = [
  "spec",
  ...["runtime", "types", "errors", "zod", "webhooks", "sandbox"].map((name) => `packages/${name}`),
];

/** The packages of a user who installed the packed files. */
export interface Installed {
  /** The folder with the workflows. */
  readonly workflows: string;
  readonly sandbox: typeof import("@crossborder/sandbox");
}

/** Packs the description and the sandbox, and installs both with npm into an empty project in a folder. */
export async function installPackages(folder: string): Promise<Installed> {
  const project = join(folder, "project");
  await mkdir(project);
  await writeFile(join(project, "package.json"), manifestOf({}));
  const tarballs = [];
  for (const path of FOLDERS) tarballs.push((await packPackage(path, folder)).tarball);
  await runAsConsumer(["npm", "install", "--no-audit", "--no-fund", ...tarballs], { cwd: project });
  const scope = join(project, "node_modules/@crossborder");
  return {
    workflows: join(scope, "spec/dist/workflows"),
    sandbox: await import(pathToFileURL(join(scope, "sandbox/dist/index.js")).href),
  };
}
