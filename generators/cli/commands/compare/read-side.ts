import type { BundledDocument } from "../../../core/document/bundle/bundle-document.ts";
import { readDocument } from "../../../core/document/read-document.ts";
import type { SourceReader } from "../../../core/document/source/source-reader.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { buildApiModel } from "../../../core/model/build-api-model.ts";
import type { Outcome, Problem } from "../../../core/problem/problem.ts";
import type { DocumentAccess } from "../../documents/document-access.ts";
import { openInput } from "../../documents/open-input.ts";

/** One of two documents that are compared. */
export type DocumentSide =
  | {
      readonly kind: "read";
      readonly model: ApiModel;
      readonly tolerated: readonly Problem[];
      /** The files as they were read, by the names that locations have. */
      readonly texts: ReadonlyMap<string, string>;
    }
  /** The commit is there, but has no such file. */
  | { readonly kind: "absent" }
  | { readonly kind: "refused"; readonly problems: readonly Problem[] };

export interface SideParts {
  /** As it was typed; it becomes the name of the document. */
  readonly text: string;
  readonly overlays: readonly string[];
  readonly workingDirectory: string;
  readonly access: DocumentAccess;
  /** True for the base: released versions cannot be fixed, so its errors are reported and do not stop the comparison. */
  readonly isHistory: boolean;
}

/**
 * Reads a document from a file, a URL or a commit, and builds its model. Only what a comparison cannot pass over is
 * returned: other warnings, and problems with names of generated code, do not affect it.
 */
export async function readSide({
  text,
  overlays,
  workingDirectory,
  access,
  isHistory,
}: SideParts): Promise<DocumentSide> {
  const source = await openInput(text, { workingDirectory, access });
  if (source.kind === "refused") return source;
  const { tree, location } = source;
  try {
    if (tree && !(await tree.hasFile())) return { kind: "absent" };
    const texts = new Map<string, string>();
    const reader = recordingReader(tree?.readerOver(access.reader) ?? access.reader, texts);
    const read = await readDocument(location, { reader, overlays, isErrorsOnly: true });
    const built = read.value && buildModel(read.value, isHistory);
    const problems = [...read.problems, ...(built?.problems ?? [])].flatMap(asError);
    if (built?.value === undefined || !problems.every((problem) => isHistory && isTolerable(problem)))
      return { kind: "refused", problems };
    return { kind: "read", model: { ...built.value, source: text }, tolerated: problems, texts };
  } finally {
    tree?.close();
  }
}

function recordingReader(reader: SourceReader, texts: Map<string, string>): SourceReader {
  return {
    displayName: (uri) => reader.displayName(uri),
    async read(uri) {
      const text = await reader.read(uri);
      texts.set(reader.displayName(uri), text);
      return text;
    },
  };
}

/** What is generated may leave a part out with a warning. A comparison must not: nothing would show a change of that part. */
function asError(problem: Problem): Problem[] {
  const isLost = problem.code === "reference-kind";
  return isLost || problem.severity === "error" ? [{ ...problem, severity: "error" }] : [];
}

/** Parts of a base that have errors are skipped. */
function buildModel(document: BundledDocument, isHistory: boolean): Outcome<ApiModel> {
  const strict = buildApiModel(document, { pace: "on-demand" });
  if (strict.value !== undefined || !isHistory) return strict;
  return buildApiModel(document, { pace: "on-demand", tolerated: strict.problems.map(({ code }) => code) });
}

/** True for an error in a part of the document; false if the whole document, the commit or an overlay cannot be read. */
function isTolerable({ code }: Problem): boolean {
  return !/^(?:document|git|overlay)-/.test(code);
}
