import { posix } from "node:path";
import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import { type DocumentInput, parseDocumentInput } from "../../documents/document-input.ts";
import type { Comparison } from "./resolve-comparison.ts";

/** True if a missing base means that the document is new: `--allow-missing-base` was passed, and the revision has the same path. */
export function mayBeNew({ base, revision, isMissingBaseAllowed, workingDirectory }: Comparison): boolean {
  const [before, after] = [base, revision].map((text) => parseDocumentInput(text, workingDirectory));
  return (
    isMissingBaseAllowed === true && before !== undefined && after !== undefined && hasSamePath(before, after)
  );
}

/** The diagnostic with a base whose commit has no such file. */
export function missingBase({ base, revision, isMissingBaseAllowed }: Comparison): Diagnostic {
  if (isMissingBaseAllowed === undefined) return missing(base, "Correct the path.");
  const rest = isMissingBaseAllowed
    ? `. --allow-missing-base requires that BASE has the same path as the revision, ${revision}.`
    : ", or pass --allow-missing-base if the commit does not have the document yet.";
  return missing(base, `Correct the path${rest}`);
}

/** The diagnostic with a document that its commit does not have. */
export function missingDocument(file: string): Diagnostic {
  return missing(file, "Pass a document that exists.");
}

function missing(file: string, help: string): Diagnostic {
  const location = { file, line: 1, column: 1, pointer: "" };
  return { code: "document-missing", severity: "error", message: "The file does not exist.", location, help };
}

function hasSamePath(base: DocumentInput, revision: DocumentInput): boolean {
  if (base.kind !== "git") return false;
  const path = posix.normalize(base.path);
  switch (revision.kind) {
    case "git":
      return posix.normalize(revision.path) === path;
    case "file":
      return revision.path.replaceAll("\\", "/").endsWith(`/${path}`);
    case "url":
      return false;
    default:
      return revision satisfies never;
  }
}
