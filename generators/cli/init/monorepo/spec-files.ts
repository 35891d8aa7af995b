import { readFile } from "node:fs/promises";
import { dirname, extname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { shownPath } from "../../usage-error.ts";
import { json, type RepositoryFiles } from "./repository.ts";

/** A document as the new repository has it. */
export interface CopiedDocument {
  /** Its own file, relative to the repository. */
  readonly spec: string;
  readonly files: RepositoryFiles;
}

/**
 * Copies a document with the files that it refers to. If they do not all lie below the folder of the document, or come from
 * the network, the document is written as one file instead.
 */
export async function copyDocument(model: ApiModel, sources: readonly string[]): Promise<CopiedDocument> {
  const paths = sources.filter((uri) => uri.startsWith("file:")).map((uri) => fileURLToPath(uri));
  const [entry] = paths;
  const folder = entry === undefined ? "" : dirname(entry);
  const isTogether =
    paths.length === sources.length && paths.every((path) => !relative(folder, path).startsWith(".."));
  if (entry === undefined || !isTogether)
    return { spec: "spec/openapi.json", files: { "spec/openapi.json": json(model.document) } };
  const spec = `spec/openapi${extname(entry)}`;
  // Other files refer to the document by its name.
  const nameOf = (path: string) => (paths.length === 1 ? spec : `spec/${shownPath(path, folder)}`);
  const files: Record<string, string> = {};
  for (const path of paths) files[nameOf(path)] = await readFile(path, "utf8");
  return { spec: nameOf(entry), files };
}
