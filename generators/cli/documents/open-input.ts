import type { Diagnostic, Result } from "../../core/diagnostics/diagnostic.ts";
import { type GitTree, openGitTree } from "../../core/document/source/git-source.ts";
import type { DocumentAccess } from "./document-access.ts";
import { parseDocumentInput } from "./document-input.ts";

/** A document of the command line, ready to be read. The caller closes a tree. */
export type OpenedInput =
  | { readonly kind: "opened"; readonly location: string; readonly tree: GitTree | undefined }
  | { readonly kind: "rejected"; readonly diagnostics: readonly Diagnostic[] };

const FORMS = "Pass a file, a URL, or a file of a commit as git-ref:path, such as main:openapi.yaml.";

/** Adds to the diagnostic of a document that cannot be read what can be passed instead. */
export function withForms<Read extends Result<unknown>>(read: Read, name: string): Read {
  const isDocument = ({ code, location: { file, pointer } }: Diagnostic) =>
    code === "file-unreadable" && file === name && pointer === "";
  return {
    ...read,
    diagnostics: read.diagnostics.map((one) => (isDocument(one) ? { ...one, help: FORMS } : one)),
  };
}

/** Opens a file, a URL, or a file of a commit as `git-ref:path`. */
export async function openInput(
  text: string,
  { workingDirectory, access }: { readonly workingDirectory: string; readonly access: DocumentAccess },
): Promise<OpenedInput> {
  const input = parseDocumentInput(text, workingDirectory);
  if (input.kind !== "git")
    return { kind: "opened", location: input.kind === "url" ? input.url : input.path, tree: undefined };
  const { value: tree, diagnostics } = await openGitTree(input, {
    workingDirectory,
    remote: !access.isUntrusted,
  });
  return tree ? { kind: "opened", location: tree.uri, tree } : { kind: "rejected", diagnostics };
}
