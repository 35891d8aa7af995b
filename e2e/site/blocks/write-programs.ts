import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { repository } from "../../house/repository.ts";
import type { Program } from "./find-programs.ts";

/** A folder inside e2e, where every package can be resolved. git ignores those whose name begins with `.work-`. */
export function workFolder(name: string): string {
  return join(repository, "e2e/site", `.work-${name}`);
}

/** The file that readers save first, and that the other programs import. */
const SHARED = "setup.ts";

/** Returns the path that a program is written to. */
export function pathOf(work: string, { page, file }: Pick<Program, "page" | "file">): string {
  return join(work, page, file);
}

/** Writes all programs: a folder for each page, with the shared setup file in every one. */
export function writePrograms(work: string, programs: readonly Program[]): void {
  rmSync(work, { recursive: true, force: true });
  const shared = programs.find(({ file }) => file === SHARED);
  if (!shared) throw new Error(`No page has the file ${SHARED}.`);
  for (const program of programs) {
    write(pathOf(work, program), program.code);
    write(join(work, program.page, SHARED), shared.code);
  }
  const tsconfig = {
    extends: "../../tsconfig.json",
    compilerOptions: {
      types: ["node", "emscripten"],
      noUnusedLocals: false,
      skipLibCheck: true, // declarations are checked by `pnpm typecheck`
      allowImportingTsExtensions: true,
    },
    include: ["./**/*.ts"],
  };
  write(join(work, "tsconfig.json"), JSON.stringify(tsconfig));
}

/** `export {}` makes a module of a file that neither imports nor exports. */
function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, path.endsWith(".ts") ? `${text}export {};\n` : text);
}
