import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { confineReader } from "../../core/document/source/confined-reader.ts";
import { createSourceReader, type SourceReader } from "../../core/document/source/source-reader.ts";
import { foldersAbove } from "../project/installed-version.ts";
import { pathOf, type SettingParts } from "../targets/settings.ts";
import { UsageError } from "../usage-error.ts";
import { configuredReader } from "./configured-reader.ts";
import { parseDocumentInput } from "./document-input.ts";

/** Access of a command to documents. */
export interface DocumentAccess {
  readonly reader: SourceReader;
  /** True: nothing is read from the network, or from outside of one folder. */
  readonly isUntrusted: boolean;
}

/** Allows everything, unless `--untrusted` or the configuration's `untrusted: true` is set. */
export function documentAccess(parts: SettingParts): DocumentAccess {
  const { arguments: args, loaded, workingDirectory } = parts;
  const reader = createSourceReader(workingDirectory);
  const isUntrusted = args.untrusted ?? loaded?.config.untrusted === true;
  if (isUntrusted)
    return { reader: configuredReader(confineReader(reader, rootOf(parts)), parts), isUntrusted };
  if (args.referenceRoot === undefined) return { reader: configuredReader(reader, parts), isUntrusted };
  throw new UsageError(
    "--reference-root has no effect without --untrusted.",
    "Add --untrusted, or remove --reference-root.",
  );
}

/**
 * The folder that must not be left: `--reference-root`, else the repository around the working directory. Outside of a repository it
 * is the working directory. A document elsewhere that the command line names brings its own repository or folder.
 */
function rootOf(parts: SettingParts): string {
  const { arguments: args, loaded, workingDirectory } = parts;
  const given = pathOf(parts, args.referenceRoot, loaded?.config.referenceRoot);
  if (given !== undefined) return existingFolder(given);
  const root = repositoryAround(workingDirectory);
  const named = args.spec ?? args.documents[args.command === "overlay apply" ? 0 : 1];
  const input = named === undefined ? undefined : parseDocumentInput(named, workingDirectory);
  if (input?.kind !== "file" || `${input.path}/`.startsWith(`${root}/`)) return root;
  return repositoryAround(dirname(input.path));
}

function existingFolder(path: string): string {
  if (existsSync(path)) return path;
  throw new UsageError(`The folder of --reference-root does not exist: ${path}.`, "Correct the path.");
}

/** The closest folder above that has a `.git`, else the folder itself. */
function repositoryAround(folder: string): string {
  const start = resolve(folder);
  return foldersAbove(start).find((at) => existsSync(join(at, ".git"))) ?? start;
}
