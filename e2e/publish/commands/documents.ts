import { publishedFolders, readText } from "../../house/repository.ts";
import { findCommands } from "./find-commands.ts";

/** Every document whose commands a reader follows. */
const documents: readonly string[] = [
  "README.md",
  ...publishedFolders.map((folder) => `${folder}/README.md`),
  "CONTRIBUTING.md",
  "SECURITY.md",
  "SUPPORT.md",
  "RELEASING.md",
];

/** A command, with a document in which it stands. */
export interface DocumentCommand {
  readonly document: string;
  readonly command: string;
}

/** All commands of all documents, each command once, in the order in which a reader comes upon them. */
export function documentCommands(): DocumentCommand[] {
  const found = new Map<string, DocumentCommand>();
  for (const document of documents) {
    for (const command of findCommands(readText(document))) {
      if (!found.has(command)) found.set(command, { document, command });
    }
  }
  return [...found.values()];
}
