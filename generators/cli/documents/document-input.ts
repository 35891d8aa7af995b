import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { GitLocation } from "../../core/document/source/git-source.ts";
import { UsageError } from "../usage-error.ts";

/** Source of a document. */
export type DocumentInput =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "file"; readonly path: string }
  | ({ readonly kind: "git" } & GitLocation);

/** Parses an argument: a URL, a file, or `git-ref:path`. If a file of this name exists, it is a file. */
export function parseDocumentInput(text: string, workingDirectory: string): DocumentInput {
  if (/^https?:\/\//.test(text)) return { kind: "url", url: text };
  const path = resolve(workingDirectory, text);
  const colon = text.indexOf(":");
  if (colon === -1 || isDrivePath(text) || existsSync(path)) return { kind: "file", path };
  const [ref, inside] = [text.slice(0, colon), text.slice(colon + 1)];
  if (ref === "" || inside === "")
    throw new UsageError(
      `"${text}" does not name a file in a commit.`,
      "Write it as ref:path, for example origin/main:openapi.yaml.",
    );
  if (ref.startsWith("-"))
    throw new UsageError(`"${ref}" is not a git ref.`, "Write a branch, tag or commit before the colon.");
  return { kind: "git", ref, path: inside };
}

/** True for `C:\api.yaml`, in which `C` is no ref. */
function isDrivePath(text: string): boolean {
  return /^[A-Za-z]:[\\/]/.test(text);
}
