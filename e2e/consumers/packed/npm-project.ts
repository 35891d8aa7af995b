import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { entryPoints } from "../../house/api-report/entry-points.ts";
import { publishedFolders } from "../../house/repository.ts";
import type { Stage } from "../../publishing/stage.ts";
import { cacheEnvironment } from "./package-managers.ts";
import { createProject, ourDependencies, runAsConsumer } from "./project.ts";

/** Folder of what is copied into the projects of consumers. */
export const fixtures: string = join(import.meta.dirname, "fixtures");

/** A project where npm installed every package, every compiler and every bundler, with all programs; gives its folder. */
export async function createNpmProject(stage: Stage): Promise<string> {
  const manifest = JSON.parse(await readFile(join(fixtures, "npm-project/package.json"), "utf8"));
  manifest.dependencies = { ...manifest.dependencies, ...ourDependencies(stage) };
  const project = await createProject(stage, {
    name: "npm-project",
    files: {
      "package.json": JSON.stringify(manifest),
      "names.json": JSON.stringify(Object.keys(ourDependencies(stage))),
    },
  });
  await cp(join(fixtures, "programs"), project, { recursive: true });
  await cp(join(fixtures, "bundles"), join(project, "bundles"), { recursive: true });
  await cp(join(fixtures, "typed.ts"), join(project, "typed.ts"));
  await writeFile(join(project, "entries.ts"), everyEntry());
  const env = cacheEnvironment(stage);
  await runAsConsumer(["npm", "install", "--no-audit", "--no-fund"], { cwd: project, env });
  return project;
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
export async function compileProgram(project: string): Promise<string> {
  const folder = join(project, "program");
  await mkdir(folder);
  await cp(join(fixtures, "main.ts"), join(folder, "main.ts"));
  const compilerOptions = { module: "nodenext", target: "es2022", strict: true, types: [] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  const compiler = join(project, "node_modules/typescript-7/bin/tsc");
  await runAsConsumer(["node", compiler, "-p", "program"], { cwd: project });
  return join(folder, "main.js");
}
