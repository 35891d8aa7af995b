import { readDocument } from "../../core/document/read-document.ts";
import { type GitTree, openGitTree } from "../../core/document/source/git-source.ts";
import { createSourceReader } from "../../core/document/source/source-reader.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { buildApiModel, NAMING_PROBLEMS } from "../../core/model/build-api-model.ts";
import type { Problem } from "../../core/problem/problem.ts";
import { type DocumentInput, parseDocumentInput } from "./document-input.ts";

/** One of two documents that are held against each other. */
export type DocumentSide =
  | { readonly kind: "read"; readonly model: ApiModel }
  /** The commit is there, but has no such file. */
  | { readonly kind: "absent" }
  | { readonly kind: "refused"; readonly problems: readonly Problem[] };

export interface SideParts {
  /** As it was typed; it becomes the name of the document. */
  readonly text: string;
  readonly overlays: readonly string[];
  readonly workingDirectory: string;
}

/**
 * Reads a document from a file, a URL or a commit, and builds its model. Warnings, and names that generated code could
 * not have, are another command's business.
 */
export async function readSide({ text, overlays, workingDirectory }: SideParts): Promise<DocumentSide> {
  const source = await openInput(parseDocumentInput(text, workingDirectory), workingDirectory);
  if (source.kind === "refused") return source;
  const { tree, location } = source;
  try {
    if (tree && !(await tree.hasFile())) return { kind: "absent" };
    const disk = createSourceReader(workingDirectory);
    const read = await readDocument(location, { reader: tree?.readerOver(disk) ?? disk, overlays });
    const built = read.value && buildApiModel(read.value, { pace: "on-demand", tolerated: NAMING_PROBLEMS });
    const problems = [...read.problems, ...(built?.problems ?? [])].filter(
      ({ severity, code }) => severity === "error" && !NAMING_PROBLEMS.includes(code),
    );
    if (built?.value === undefined || problems.length > 0) return { kind: "refused", problems };
    return { kind: "read", model: { ...built.value, source: text } };
  } finally {
    tree?.close();
  }
}

type OpenedInput =
  | { readonly kind: "opened"; readonly location: string; readonly tree: GitTree | undefined }
  | { readonly kind: "refused"; readonly problems: readonly Problem[] };

async function openInput(input: DocumentInput, workingDirectory: string): Promise<OpenedInput> {
  switch (input.kind) {
    case "url":
      return { kind: "opened", location: input.url, tree: undefined };
    case "file":
      return { kind: "opened", location: input.path, tree: undefined };
    case "git": {
      const { value: tree, problems } = await openGitTree(input, workingDirectory);
      return tree ? { kind: "opened", location: tree.uri, tree } : { kind: "refused", problems };
    }
    default:
      return input satisfies never;
  }
}
