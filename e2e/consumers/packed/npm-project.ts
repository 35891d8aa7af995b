import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { entryPoints } from "../../house/api-report/entry-points.ts";
import { publishedFolders } from "../../house/repository.ts";
import type { Stage } from "../../publishing/stage.ts";
import { createProject, ourDependencies, type Project, projectIn } from "./project.ts";

/** Folder of what is copied into the projects of consumers. */
export const fixtures: string = join(import.meta.dirname, "fixtures");

/** A project where npm installed every package, every compiler and every bundler, with all programs. */
export async function createNpmProject(stage: Stage): Promise<Project> {
  const manifest = JSON.parse(await readFile(join(fixtures, "npm-project/package.json"), "utf8"));
  manifest.dependencies = { ...manifest.dependencies, ...ourDependencies(stage) };
  const project = await createProject(stage, "npm-project", {
    "package.json": JSON.stringify(manifest),
    "names.json": JSON.stringify(Object.keys(ourDependencies(stage))),
    "entries.ts": everyEntry(),
  });
  await cp(join(fixtures, "programs"), project.folder, { recursive: true });
  for (const name of ["bundles", "typed.ts"])
    await cp(join(fixtures, name), join(project.folder, name), { recursive: true });
  await project.run(["npm", "install", "--no-audit", "--no-fund"]);
  return projectIn(project.folder, {}); // the cache of the machine may have the runtimes
}

/** Entry points over libraries whose own declarations older compilers reject; `e2e/consumers/on-client` compiles them. */
const OVER_LIBRARIES = /\/(?:runtime\/(?:mcp|mocks|query)|mcp)$/;

/** A program that does not compile where an export of any entry point has silently become `any`. */
function everyEntry(): string {
  const entries = publishedFolders
    .flatMap(entryPoints)
    .filter(({ kind, path }) => kind === "code" && !OVER_LIBRARIES.test(path));
  const lines = entries.map(({ path }) => `none<AnyIn<typeof import("${path}")>>();`);
  return ['import { type AnyIn, none } from "./typed.js";', "", ...lines, ""].join("\n");
}

/** Compiles the program that uses every package into one file of JavaScript, with the project's own compiler. */
export async function compileProgram(project: Project): Promise<string> {
  const folder = join(project.folder, "program");
  await mkdir(folder);
  await cp(join(fixtures, "main.ts"), join(folder, "main.ts"));
  const compilerOptions = { module: "nodenext", target: "es2022", strict: true, types: [] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  await project.run(["node", "node_modules/typescript-7/bin/tsc", "-p", "program"]);
  return join(folder, "main.js");
}
