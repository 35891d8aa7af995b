import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "../../house/repository.ts";

/** A file that a page tells its reader to write: its blocks of code, in order. */
export interface Program {
  /** Path of the page without its extension: `guides/payouts`. */
  readonly page: string;
  /** Name of the file, as the title of its first block has it. */
  readonly file: string;
  readonly code: string;
  /** Note of the page about running it, in a comment above the block. */
  readonly note: ProgramNote;
  /** True if the site has a button below it: `run` behind its last block says so. */
  readonly hasButton: boolean;
}

/** Ways to run a program: by itself, as a server that gets an event, with a chain, with a variable set, or not. */
type ProgramNote =
  | { readonly kind: "run" }
  | { readonly kind: "serve" }
  | { readonly kind: "chain" }
  | { readonly kind: "needs"; readonly variable: string }
  | { readonly kind: "not-run"; readonly reason: string };

/** A block of code of another language, such as JSON. */
export interface Block {
  readonly page: string;
  readonly language: string;
  readonly text: string;
}

export const docs: string = join(repository, "site/src/content/docs");

/** The pages that are written by hand, without their extension. */
export function handWrittenPages(): string[] {
  return readdirSync(docs, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => /^(index|start\/[\w-]+|guides\/[\w-]+)\.md$/.test(path))
    .map((path) => path.replace(/\.md$/, ""))
    .sort();
}

const FENCE = /(?:<!-- (?<note>[^>]*?) -->\n+)?^```(?<language>\w*)(?<meta>[^\n]*)\n(?<text>[\s\S]*?)^```$/gm;

/** The blocks of a page: programs, and everything else. */
export function readBlocks(page: string): { readonly programs: Program[]; readonly others: Block[] } {
  return splitBlocks(page, readFileSync(join(docs, `${page}.md`), "utf8"));
}

/** A block with a `title` begins a file. One without continues the file before it. */
export function splitBlocks(
  page: string,
  markdown: string,
): { readonly programs: Program[]; readonly others: Block[] } {
  const programs: Program[] = [];
  const others: Block[] = [];
  for (const { groups = {} } of markdown.matchAll(FENCE)) {
    const { note, language = "", meta = "", text = "" } = groups;
    if (language !== "ts") {
      others.push({ page, language, text });
      continue;
    }
    const [, file] = /title="([^"]+)"/.exec(meta) ?? [];
    const last = programs.at(-1);
    const hasButton = / run$/.test(meta);
    if (file !== undefined) programs.push({ page, file, code: text, note: readNote(note), hasButton });
    else if (last) programs[programs.length - 1] = { ...last, code: `${last.code}\n${text}`, hasButton };
    else throw new Error(`${page}: the first block of TypeScript has no title="…".`);
  }
  return { programs, others };
}

function readNote(note: string | undefined): ProgramNote {
  const [, kind, rest = ""] = /^(serve|with a chain|needs|not run)\b:? ?(.*)$/s.exec(note ?? "") ?? [];
  if (kind === "serve") return { kind };
  if (kind === "with a chain") return { kind: "chain" };
  if (kind === "needs") return { kind, variable: rest };
  if (kind === "not run") return { kind: "not-run", reason: rest };
  return { kind: "run" };
}

/** Returns the lines that the program promises to print: the comments behind `console.log`. */
export function promisedLines(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\);? \/\/ (.*)/g)].map(([, text = ""]) => text);
}
