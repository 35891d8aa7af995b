import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import { ComparedSources } from "../../../core/document/load/compared-sources.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { findGaps } from "../../../core/model/find-gaps.ts";
import { findDeclaredRenames } from "../../../diff/compare/renames/declared-renames.ts";
import { type ComparedDocuments, diffDocuments } from "../../../diff/diff-documents.ts";
import type { ReportTexts } from "../../../diff/report/excerpt/find-excerpt.ts";
import { UsageError } from "../../usage-error.ts";
import { type CommandParts, today } from "../command.ts";
import { mayBeNew, missingBase, missingDocument } from "./new-document.ts";
import { type DocumentSide, readSide } from "./read-side.ts";
import { type Comparison, resolveComparison } from "./resolve-comparison.ts";

/** Two documents that can be compared, and the parts of the base that could not be read. */
export interface ReadDocuments extends Required<ComparedDocuments> {
  readonly kind: "read";
  /** Errors of the base, and warnings of parts that are read differently than they are written. */
  readonly warnings: readonly Diagnostic[];
  readonly texts: ReportTexts;
}

/** Two documents to compare; a missing base is a new document. */
export type BothDocuments =
  | ReadDocuments
  | {
      readonly kind: "new";
      readonly revision: ApiModel;
      readonly note: string;
      readonly warnings: readonly Diagnostic[];
    }
  | { readonly kind: "rejected"; readonly diagnostics: readonly Diagnostic[] };

/** Called before each step, for a progress line. */
type OnStep = (step: string) => void;

/** Reads and compares the two documents of a command that needs both. */
export async function readCompared(parts: CommandParts, onStep: OnStep) {
  const comparison = resolveComparison(parts);
  const both = await readBoth(comparison, onStep);
  if (both.kind === "rejected") return both;
  if (both.kind === "new") throw new UsageError(both.note, "Name a base that has the document.");
  onStep("comparing");
  return { ...both, changes: diffDocuments(both, { ...comparison.settings, today: today() }).changes };
}

/**
 * Reads both documents. Parts of the base that have errors are skipped: released versions cannot be fixed.
 * When the base cannot be read at all, or the revision has errors, the errors of both are reported together.
 */
export async function readBoth(parts: Comparison, onStep: OnStep): Promise<BothDocuments> {
  onStep("reading the base");
  const sources = new ComparedSources();
  const base = await readSide(parts, { text: parts.base, isHistory: true, sources });
  onStep("reading the revision");
  const known = base.kind === "read" ? base.tolerated : [];
  const revision = await readSide(parts, { text: parts.revision, isHistory: false, known, sources });
  if (base.kind === "rejected" || revision.kind !== "read" || (base.kind === "absent" && !mayBeNew(parts)))
    return {
      kind: "rejected",
      diagnostics: [
        ...diagnosticsOf(base, missingBase(parts)),
        ...diagnosticsOf(revision, missingDocument(parts.revision)),
      ],
    };
  if (base.kind === "absent") {
    const note = `${parts.base} does not exist yet: everything is new, so nothing can break.`;
    return { kind: "new", revision: revision.model, note, warnings: revision.warnings };
  }
  return {
    kind: "read",
    base: base.model,
    revision: revision.model,
    texts: { base: base.texts, revision: revision.texts },
    gaps: base.tolerated.length === 0 ? [] : findGaps(base.model, base.tolerated),
    warnings: [
      ...base.tolerated.map((diagnostic) => ({ ...diagnostic, severity: "warning" as const })),
      ...warningsOf(base.warnings, revision.warnings),
      ...findDeclaredRenames({ base: base.model, revision: revision.model }).warnings,
    ],
  };
}

/** Keeps one of two diagnostics that both documents have: that of the revision. */
function warningsOf(base: readonly Diagnostic[], revision: readonly Diagnostic[]): readonly Diagnostic[] {
  const keyOf = ({ code, message, location }: Diagnostic) => `${code} ${location.pointer} ${message}`;
  const known = new Set(revision.map(keyOf));
  return [...base.filter((diagnostic) => !known.has(keyOf(diagnostic))), ...revision];
}

function diagnosticsOf(side: DocumentSide, missing: Diagnostic): readonly Diagnostic[] {
  switch (side.kind) {
    case "rejected":
      return side.diagnostics;
    case "read":
      return side.tolerated;
    case "absent":
      return [missing];
    default:
      return side satisfies never;
  }
}
