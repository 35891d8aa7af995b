import { publishedFolders, readText, repositoryFiles } from "../../../house/repository.ts";
import { findCommands } from "./find-commands.ts";

/** The guide of the command line: a reader begins with its first page, in a project that the other pages go on with. */
const CODEGEN_GUIDE = "docs/codegen";

/** Every document whose commands a reader follows. */
const documents: readonly string[] = [
  "README.md",
  CODEGEN_GUIDE, // before the README of the command line, whose commands it repeats and goes on from
  ...publishedFolders.map((folder) => `${folder}/README.md`),
  ...repositoryFiles("docs/packages/*.md"),
  "docs/measurements.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "SUPPORT.md",
  "RELEASING.md",
];

/** The text of a document, or of all pages of a guide, which begins with its page `start`. */
export function documentText(document: string): string {
  if (document !== CODEGEN_GUIDE) return readText(document);
  const first = `${CODEGEN_GUIDE}/start.md`;
  const others = repositoryFiles(`${CODEGEN_GUIDE}/*.md`).filter((file) => file !== first);
  return [first, ...others].map(readText).join("\n");
}

/** A command, with a document that contains it. */
export interface DocumentCommand {
  readonly document: string;
  readonly command: string;
  /** A command further up that starts the same in other words. */
  readonly sameAs?: string | undefined;
}

/** All commands of all documents, each command once, in the order in which a reader comes upon them. */
export function documentCommands(): DocumentCommand[] {
  const found = new Map<string, DocumentCommand>();
  const first = new Map<string, string>();
  for (const document of documents) {
    for (const command of findCommands(documentText(document))) {
      if (found.has(command)) continue;
      const started = startedBy(command);
      found.set(command, { document, command, sameAs: first.get(started) });
      if (!first.has(started)) first.set(started, command);
    }
  }
  return [...found.values()];
}

/** Returns the program that a command starts, whether pnpm is on the path or fetched for it. */
function startedBy(command: string): string {
  return command.replace(/^npx -y pnpm@[\d.]+ /, "pnpm ");
}
