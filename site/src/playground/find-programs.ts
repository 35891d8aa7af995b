/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import type { ProgramFile } from "./program-event.ts";

/** The file that the page Install shows; the build puts it here. */
declare const SETUP: string;

const SETUP_FILE: ProgramFile = { name: "./setup.ts", code: SETUP };
const FILE_IMPORT = /\bfrom "(\.\/[\w-]+\.ts)"/g;

/** Returns the program that ends at the block of a button, after the files of the page that it imports. */
export function programAt(button: Element): readonly ProgramFile[] {
  const files = new Map<string, string>();
  let name = "";
  let program: ProgramFile | undefined;
  for (const block of document.querySelectorAll(".expressive-code:has(pre[data-language=ts])")) {
    const title = block.querySelector(".title")?.textContent;
    if (title) name = `./${title}`;
    const before = title || name === "" ? "" : `${files.get(name)}\n`;
    const code = before + codeOf(block);
    files.set(name, code);
    if (block.contains(button)) program = { name, code };
  }
  return program ? withImports(program, files) : [];
}

/** The text of a block is with its copy button. */
function codeOf(block: Element): string {
  return block.querySelector<HTMLElement>("[data-code]")?.dataset.code?.replaceAll("\u007f", "\n") ?? "";
}

/** Returns the files of a program, each after those that it imports. */
export function withImports(
  program: ProgramFile,
  files: ReadonlyMap<string, string> = new Map(),
): readonly ProgramFile[] {
  const known = new Map([[SETUP_FILE.name, SETUP_FILE.code], ...files]);
  const found = new Set<ProgramFile>();
  const add = (file: ProgramFile) => {
    known.delete(file.name);
    for (const [, name = ""] of file.code.matchAll(FILE_IMPORT)) {
      const code = known.get(name);
      if (code !== undefined) add({ name, code });
    }
    found.add(file);
  };
  add(program);
  return [...found];
}

/** Returns true if a program needs no file except the one that every program may import. */
export function isOneFile(files: readonly ProgramFile[]): boolean {
  return files.slice(0, -1).every(({ name }) => name === SETUP_FILE.name);
}
