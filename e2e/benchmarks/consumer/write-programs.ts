import { mkdir, readdir, stat, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { repository } from "../../house/repository.ts";
import { mustRun } from "../../house/run.ts";
import { ours } from "../generate/contenders.ts";
import { GITHUB } from "../generate/documents.ts";
import { openapiFetch, ours as oursCalls } from "./calls.ts";
import type { CheckedProgram } from "./measure-check.ts";

/** The same programs over generated sources, or over their declarations, as a package has them. */
export interface Programs {
  readonly kind: "sources" | "declarations";
  readonly ours: readonly CheckedProgram[];
  readonly theirs: CheckedProgram;
  /** Bytes of the types and the client that the document gives. */
  readonly bytes: number;
}

/** Generates types and client of GitHub's document into a folder, and writes the programs that call them. */
export async function writePrograms(folder: string, tsc: readonly string[]): Promise<readonly Programs[]> {
  const sources = join(folder, "sources");
  const declarations = join(folder, "declarations");
  await linkPackages(folder);
  const [generator = ""] = ours.arguments(GITHUB, sources);
  const only = ["--only", "types,client"];
  await mustRun(process.execPath, [generator, "generate", "--spec", GITHUB, "--out", sources, ...only], {
    cwd: folder,
  });
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  const emit = ["--declaration", "--emitDeclarationOnly", "--skipLibCheck", "--module", "NodeNext"];
  const entries = ["types/index.ts", "client/index.ts", "client/operations/index.ts"];
  await mustRun(
    tsc[0] ?? "",
    [...tsc.slice(1), ...emit, "--outDir", declarations, ...entries.map((path) => join(sources, path))],
    { cwd: folder },
  );
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
  const bytes = await bytesOf(folder);
  const written: CheckedProgram[] = [];
  for (const { name, file, text } of [...oursCalls, openapiFetch]) {
    await writeFile(join(folder, file), text);
    written.push({ name: `${name}, ${kind}`, folder, file });
  }
  const theirs = written.pop();
  if (theirs === undefined) throw new Error("There is no program to compare with.");
  return { kind, ours: written, theirs, bytes };
}

async function bytesOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
