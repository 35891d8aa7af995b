import { resolve } from "node:path";
import { hasErrors, type Result } from "../../core/diagnostics/diagnostic.ts";
import type { BundledDocument } from "../../core/document/bundle/bundle-document.ts";
import { overlayActions } from "../../core/document/overlay/diff-overlay.ts";
import { overlayOf, renderDocument, renderOverlay } from "../../core/document/overlay/render-overlay.ts";
import { readBundled } from "../../core/document/read-document.ts";
import { editYaml } from "../../core/document/source/edit-yaml.ts";
import { toUri } from "../../core/document/source/source-reader.ts";
import { writeAtomically } from "../../core/output/write-atomically.ts";
import { documentAccess } from "../documents/document-access.ts";
import { openInput, withForms } from "../documents/open-input.ts";
import { problemJson, renderDiagnostics } from "../print/print-diagnostics.ts";
import { locationIn, overlaysOf } from "../targets/settings.ts";
import { type CommandParts, type CommandResult, rejected } from "./command.ts";
import { missingDocument } from "./compare/new-document.ts";

/** `codegen overlay apply`: applies overlays to a document. */
export async function runOverlayApply(parts: CommandParts): Promise<CommandResult> {
  const { arguments: args, workingDirectory } = parts;
  const [document = "", ...files] = args.documents;
  const overlays = files.map((file) => locationIn(workingDirectory, file));
  const read = await readInput(document, parts, overlays);
  if (read.value === undefined || hasErrors(read.diagnostics)) return rejected(read.diagnostics);
  const isJson = /\.json$/.test(args.out ?? document);
  const { value } = read.value;
  const kept = isJson || read.text === undefined ? undefined : editYaml(read.text, value);
  const text = kept ?? renderDocument(value, isJson);
  return written(text, parts, { diagnostics: read.diagnostics, json: { document: value } });
}

/** `codegen overlay diff`: writes the overlay that turns one document into another. */
export async function runOverlayDiff(parts: CommandParts): Promise<CommandResult> {
  const { documents, out = "" } = parts.arguments;
  const [a = "", b = ""] = documents;
  const [before, after] = [await readInput(a, parts), await readInput(b, parts)];
  const diagnostics = [...before.diagnostics, ...after.diagnostics];
  if (before.value === undefined || after.value === undefined || hasErrors(diagnostics))
    return rejected(diagnostics);
  const overlay = {
    title: `Changes from ${a} to ${b}`,
    actions: overlayActions(before.value.value, after.value.value),
  };
  const text = renderOverlay({ ...overlay, isJson: /\.json$/.test(out) });
  return written(text, parts, { diagnostics, json: { overlay: overlayOf(overlay) } });
}

type ReadInput = Result<BundledDocument> & {
  /** The text of a document in one YAML file, without its overlays. */
  readonly text?: string | undefined;
};

/** Reads a document with the overlays of `--overlay`, then with further ones. */
async function readInput(
  text: string,
  parts: CommandParts,
  further: readonly string[] = [],
): Promise<ReadInput> {
  const access = documentAccess(parts);
  const overlays = [...overlaysOf({ ...parts, loaded: undefined }), ...further];
  const opened = await openInput(text, { workingDirectory: parts.workingDirectory, access });
  if (opened.kind === "rejected") return { value: undefined, diagnostics: opened.diagnostics };
  const { tree, location } = opened;
  const reader = tree?.readerOver(access.reader) ?? access.reader;
  try {
    if (tree && !(await tree.hasFile())) return { value: undefined, diagnostics: [missingDocument(text)] };
    const name = reader.displayName(toUri(location));
    const read = withForms(await readBundled(location, { reader, overlays }), name);
    const [entry, ...others] = read.value?.files ?? [];
    if (entry === undefined || others.length > overlays.length) return read;
    const written = await reader.read(entry);
    return { ...read, text: /^\s*[{[]/.test(written) ? undefined : written };
  } finally {
    tree?.close();
  }
}

async function written(
  text: string,
  { arguments: { out }, workingDirectory }: CommandParts,
  { diagnostics, json }: Pick<CommandResult, "json"> & Pick<ReadInput, "diagnostics">,
): Promise<CommandResult> {
  if (out !== undefined) await writeAtomically(resolve(workingDirectory, out), text);
  return {
    exitCode: 0,
    diagnostics: renderDiagnostics(diagnostics),
    text: out === undefined ? text.trimEnd() : `${out} was written.`,
    json: { ok: true, ...json, diagnostics: diagnostics.map(problemJson) },
  };
}
