import { mkdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { GITHUB } from "../generate/documents.ts";
import { ours } from "../harness/generators.ts";
import { programs } from "./calls.ts";

/** The same programs over generated sources, or over their declarations, as a package has them. */
export interface Programs {
  readonly kind: "sources" | "declarations";
  readonly folder: string;
  /** Files in the folder, by the name of the client. */
  readonly files: Readonly<Record<string, string>>;
}

/** Generates types and client of GitHub's document into a folder, and writes the programs that call them. */
export async function writePrograms(folder: string, tsc: string): Promise<readonly Programs[]> {
  const [sources, declarations] = [join(folder, "sources"), join(folder, "declarations")];
  await linkPackages(folder);
  const node = (args: readonly string[]) => mustRun(process.execPath, args, { cwd: folder });
  await node([...ours.arguments(GITHUB, sources), "--only", "types,client"]);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const emit = ["--declaration", "--emitDeclarationOnly", "--skipLibCheck", "--module", "NodeNext"];
  const entries = ["types/index.ts", "client/index.ts", "client/operations/index.ts"];
  await node([tsc, ...emit, "--outDir", declarations, ...entries.map((path) => join(sources, path))]);
  return [await programsIn(sources, "sources"), await programsIn(declarations, "declarations")];
}

/** What generated code imports, as a project of its own would have it. */
async function linkPackages(folder: string): Promise<void> {
  const fetch = dirname(fileURLToPath(import.meta.resolve("openapi-fetch/package.json")));
  await mkdir(join(folder, "node_modules/@crossborder"), { recursive: true });
  await symlink(join(repository, "packages/runtime"), join(folder, "node_modules/@crossborder/runtime"));
  await symlink(fetch, join(folder, "node_modules/openapi-fetch"));
}

async function programsIn(folder: string, kind: Programs["kind"]): Promise<Programs> {
  const files: Record<string, string> = {};
  for (const [name, text] of Object.entries(programs)) {
    files[name] = `${name.replace(/\W+/g, "-")}.ts`;
    await writeFile(join(folder, files[name]), text);
  }
  return { kind, folder, files };
}
