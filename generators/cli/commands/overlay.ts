import { resolve } from "node:path";
import { type Diagnostic, hasErrors, type Result } from "../../core/diagnostics/diagnostic.ts";
import type { BundledDocument } from "../../core/document/bundle/bundle-document.ts";
import { overlayActions } from "../../core/document/overlay/diff-overlay.ts";
import { overlayOf, renderDocument, renderOverlay } from "../../core/document/overlay/render-overlay.ts";
import { readBundled } from "../../core/document/read-document.ts";
import { editYaml } from "../../core/document/source/edit-yaml.ts";
import { writeAtomically } from "../../core/output/write-atomically.ts";
import { type DocumentAccess, documentAccess } from "../documents/document-access.ts";
import { openInput } from "../documents/open-input.ts";
import { problemJson, renderDiagnostics } from "../print/print-diagnostics.ts";
import { overlaysOf } from "../targets/settings.ts";
import { type CommandParts, type CommandResult, rejected } from "./command.ts";
import { missingDocument } from "./compare/new-document.ts";

interface OverlayParts {
  /** As typed. */
  readonly documents: readonly string[];
  /** Of `--overlay`: applied to every document before anything else. Paths or URLs. */
  readonly overlays: readonly string[];
  readonly out: string | undefined;
  readonly access: DocumentAccess;
  readonly workingDirectory: string;
}

/** `codegen overlay apply` */
export async function runOverlayApply(parts: CommandParts): Promise<CommandResult> {
  return overlayApplyCommand(overlayParts(parts));
}

/** `codegen overlay diff` */
export async function runOverlayDiff(parts: CommandParts): Promise<CommandResult> {
  return overlayDiffCommand(overlayParts(parts));
}

function overlayParts(parts: CommandParts): OverlayParts {
  const { arguments: args, workingDirectory } = parts;
  return {
    documents: args.documents,
    overlays: overlaysOf({ ...parts, loaded: undefined }),
    out: args.out,
    access: documentAccess(parts),
    workingDirectory,
  };
}

/** Applies overlays to a document. */
async function overlayApplyCommand(parts: OverlayParts): Promise<CommandResult> {
  const [document = "", ...files] = parts.documents;
  const overlays = files.map((file) =>
    /^https?:\/\//.test(file) ? file : resolve(parts.workingDirectory, file),
  );
  const read = await readInput(document, { ...parts, overlays: [...parts.overlays, ...overlays] });
  if (read.value === undefined || hasErrors(read.diagnostics)) return rejected(read.diagnostics);
  const isJson = /\.json$/.test(parts.out ?? document);
  const { value } = read.value;
  const kept = isJson || read.text === undefined ? undefined : editYaml(read.text, value);
  const text = kept ?? renderDocument(value, isJson);
  return written(text, { ...parts, diagnostics: read.diagnostics, json: { document: value } });
}

/** Writes the overlay that turns one document into another. */
async function overlayDiffCommand(parts: OverlayParts): Promise<CommandResult> {
  const [a = "", b = ""] = parts.documents;
  const [before, after] = [await readInput(a, parts), await readInput(b, parts)];
  const diagnostics = [...before.diagnostics, ...after.diagnostics];
  if (before.value === undefined || after.value === undefined || hasErrors(diagnostics))
    return rejected(diagnostics);
  const overlay = {
    title: `Changes from ${a} to ${b}`,
    actions: overlayActions(before.value.value, after.value.value),
  };
  const text = renderOverlay({ ...overlay, isJson: /\.json$/.test(parts.out ?? "") });
  return written(text, { ...parts, diagnostics, json: { overlay: overlayOf(overlay) } });
}

type ReadInput = Result<BundledDocument> & {
  /** The text of a document in one YAML file, without its overlays. */
  readonly text?: string | undefined;
};

async function readInput(text: string, parts: Omit<OverlayParts, "documents" | "out">): Promise<ReadInput> {
  const opened = await openInput(text, parts);
  if (opened.kind === "refused") return { value: undefined, diagnostics: opened.diagnostics };
  const { tree, location } = opened;
  const { access, overlays } = parts;
  const reader = tree?.readerOver(access.reader) ?? access.reader;
  try {
    if (tree && !(await tree.hasFile())) return { value: undefined, diagnostics: [missingDocument(text)] };
    const read = await readBundled(location, { reader, overlays });
    const [entry, ...others] = read.value?.files ?? [];
    if (entry === undefined || others.length > overlays.length) return read;
    const written = await reader.read(entry);
    return { ...read, text: /^\s*[{[]/.test(written) ? undefined : written };
  } finally {
    tree?.close();
  }
}

interface Written extends Pick<OverlayParts, "out" | "workingDirectory"> {
  readonly diagnostics: readonly Diagnostic[];
  readonly json: Readonly<Record<string, unknown>>;
}

async function written(text: string, parts: Written): Promise<CommandResult> {
  const { out, diagnostics, json, workingDirectory } = parts;
  if (out !== undefined) await writeAtomically(resolve(workingDirectory, out), text);
  return {
    exitCode: 0,
    diagnostics: renderDiagnostics(diagnostics),
    text: out === undefined ? text.trimEnd() : `${out} was written.`,
    json: { ok: true, ...json, diagnostics: diagnostics.map(problemJson) },
  };
}
