import { appendFile, cp, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { packageManager, readText, repository, repositoryFiles } from "../../../house/repository.ts";
import type { Stage } from "../../../publishing/stage.ts";
import {
  cacheEnvironment,
  createProject,
  type Project,
  type ProjectFiles,
  pathWith,
  projectIn,
  runAsConsumer,
} from "../project.ts";
import { documentText } from "./documents.ts";

/** A project for the commands of one document: with a description, and the settings that the document shows. */
export async function prepareProject(stage: Stage, document: string): Promise<Project> {
  const settings = /^```ts\n([^`]*satisfies CodegenConfig;\n)```$/m.exec(documentText(document))?.[1];
  const files: ProjectFiles = {
    "package.json": '{ "name": "reader", "private": true, "type": "module" }\n',
    "openapi.yaml": readText("spec/dist/openapi.yaml"),
    ...(settings !== undefined && { "codegen.config.ts": settings }),
  };
  const { folder } = await createProject(stage, `reader/${document.replace(/\.md$/, "")}`, files);
  return projectIn(folder, { ...cacheEnvironment(stage), PATH: pathWith(join(folder, "node_modules/.bin")) });
}

/** A copy of the repository as a fresh clone would be, with its changes, and with pnpm on the path. */
export async function prepareRepository(stage: Stage, name: string): Promise<Project> {
  const cwd = join(stage.folder, name, "repository");
  for (const file of repositoryFiles()) await cp(join(repository, file), join(cwd, file));
  const tools = join(stage.folder, name, "tools");
  await mkdir(tools);
  await runAsConsumer(["npm", "install", "--prefix", tools, packageManager], { cwd: tools });
  for (const args of GIT) await runAsConsumer(["git", ...args], { cwd });
  await addForeignDocument(cwd);
  return projectIn(cwd, { PATH: pathWith(join(tools, "node_modules/.bin")) });
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
