import { hasErrors, type Result } from "../../../core/diagnostics/diagnostic.ts";
import { parseSource } from "../../../core/document/source/source-file.ts";
import { type SourceReader, toUri } from "../../../core/document/source/source-reader.ts";
import { UnreadableSetting } from "../../../core/document/source/unreadable-setting.ts";
import type { Exemption } from "../../../diff/changes/exemptions/exemption.ts";
import { readExemptions } from "../../../diff/changes/exemptions/read-exemptions.ts";
import { openInput } from "../../documents/open-input.ts";
import { UsageError } from "../../usage-error.ts";
import type { Comparison } from "./resolve-comparison.ts";

/** Reads an exemption file from a path; without a path there are no exemptions. */
export async function loadExemptions(
  path: string | undefined,
  reader: SourceReader,
): Promise<Result<readonly Exemption[]>> {
  if (path === undefined) return { value: [], diagnostics: [] };
  const uri = toUri(path);
  const name = reader.displayName(uri);
  let text: string;
  try {
    text = await reader.read(uri);
  } catch (error) {
    return unreadable(name, error);
  }
  const parsed = parseSource({ uri, name, text });
  if (parsed.value === undefined || hasErrors(parsed.diagnostics))
    return { value: undefined, diagnostics: parsed.diagnostics };
  return readExemptions(parsed.value);
}

function unreadable(file: string, error: unknown): Result<never> {
  const message = error instanceof Error ? error.message : String(error);
  const { location, help } =
    error instanceof UnreadableSetting
      ? error
      : {
          location: { file, line: 1, column: 1, pointer: "" },
          help: "Pass an exemption file that exists. A file without entries contains `[]`.",
        };
  return {
    value: undefined,
    diagnostics: [{ code: "exemption-malformed", severity: "error", message, location, help }],
  };
}

/** Reads an exemption file as the commit of the base has it: a missing file exempts nothing. */
export async function loadBaseExemptions(parts: Comparison): Promise<Result<readonly Exemption[]>> {
  const { exemptionFile, base, access } = parts;
  if (exemptionFile === undefined) return { value: [], diagnostics: [] };
  const opened = await openInput(base, parts);
  if (opened.kind === "rejected") return { value: undefined, diagnostics: [] }; // reading the base reports why
  const { tree } = opened;
  if (tree === undefined)
    throw new UsageError(
      "The exemptions of BASE cannot be read, because BASE is not a file in a commit.",
      "Write BASE as git-ref:path, or pass --exemptions-from work-tree.",
    );
  try {
    const version = await tree.versionOf(exemptionFile);
    return version === undefined
      ? { value: [], diagnostics: [] }
      : await loadExemptions(version, tree.readerOver(access.reader));
  } finally {
    tree.close();
  }
}
