import { appendFile, cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { packageManager, readText, repository, repositoryFiles } from "../../../house/repository.ts";
import type { Stage } from "../../../publishing/stage.ts";
import { cacheEnvironment } from "../package-managers.ts";
import { createProject, type ProjectFiles, pathWith, runAsConsumer } from "../project.ts";
import { documentText } from "./documents.ts";

/** Folder and environment of commands. */
export interface CommandFolder {
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A project for the commands of one document: with a description, and the settings that the document shows. */
export async function prepareProject(stage: Stage, document: string): Promise<CommandFolder> {
  const settings = /^```ts\n([^`]*satisfies CodegenConfig;\n)```$/m.exec(documentText(document))?.[1];
  const files: ProjectFiles = {
    "package.json": '{ "name": "reader", "private": true, "type": "module" }\n',
    "openapi.yaml": readText("spec/dist/openapi.yaml"),
    ...(settings !== undefined && { "codegen.config.ts": settings }),
  };
  const cwd = await createProject(stage, { name: `reader/${document.replace(/\.md$/, "")}`, files });
  const env = { ...cacheEnvironment(stage), PATH: pathWith(join(cwd, "node_modules/.bin")) };
  return { cwd, env };
}

/** A copy of the repository as a fresh clone would be, with its changes, and with pnpm on the path. */
export async function prepareRepository(stage: Stage, name: string): Promise<CommandFolder> {
  const cwd = join(stage.folder, name, "repository");
  for (const file of repositoryFiles()) await cp(join(repository, file), join(cwd, file));
  const tools = join(stage.folder, name, "tools");
  await mkdir(tools);
  await runAsConsumer(["npm", "install", "--prefix", tools, packageManager], { cwd: tools });
  for (const args of GIT) await runAsConsumer(["git", ...args], { cwd });
  await addForeignDocument(cwd);
  return { cwd, env: { PATH: pathWith(join(tools, "node_modules/.bin")) } };
}

/** `other.yaml`, a document in one file that the repository knows nothing of. */
async function addForeignDocument(clone: string): Promise<void> {
  await cp(join(repository, "spec/dist/openapi.yaml"), join(clone, "other.yaml"));
  await appendFile(join(clone, ".git/info/exclude"), "other.yaml\n");
}

const GIT = [
  ["init", "--quiet", "--initial-branch=main"],
  ["config", "user.name", "reader"],
  ["config", "user.email", "reader@example.com"],
  ["add", "--all"],
  ["commit", "--quiet", "--message", "As it stands"],
  ["update-ref", "refs/remotes/origin/main", "HEAD"],
] as const;
