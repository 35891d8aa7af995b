import type { Diagnostic } from "../../../core/diagnostics/diagnostic.ts";
import { ComparedSources } from "../../../core/document/load/compared-sources.ts";
import type { ApiModel } from "../../../core/model/api-model.ts";
import { findGaps } from "../../../core/model/find-gaps.ts";
import { findDeclaredRenames } from "../../../diff/compare/renames/declared-renames.ts";
import { type ComparedDocuments, diffDocuments } from "../../../diff/diff-documents.ts";
import type { ReportTexts } from "../../../diff/report/excerpt/find-excerpt.ts";
import { type DocumentAccess, documentAccess } from "../../documents/document-access.ts";
import { UsageError } from "../../usage-error.ts";
import { type CommandParts, type CommandResult, rejected, today } from "../command.ts";
import { mayBeNew, missingBase, missingRevision } from "./new-document.ts";
import { type DocumentSide, readSide } from "./read-side.ts";
import { resolveComparison } from "./resolve-comparison.ts";

export interface BothParts {
  /** As typed: a file, a URL, or `git-ref:path`. */
  readonly base: string;
  readonly revision: string;
  /** True when the base's commit need not have the document yet. */
  readonly isMissingBaseAllowed: boolean;
  /** Applied to both. */
  readonly overlays: readonly string[];
  /** True for overlays of the configuration: a commit applies its own versions of them. */
  readonly areOverlaysVersioned: boolean;
  /** The configuration file, which lists them. */
  readonly configuration: string | undefined;
  readonly workingDirectory: string;
  readonly access: DocumentAccess;
  /** Called before each step, for a progress line. */
  readonly onStep: (step: string) => void;
}

/** Two documents that can be compared, and the parts of the base that could not be read. */
interface ReadDocuments extends Required<ComparedDocuments> {
  readonly kind: "read";
  /** Errors of the base, and what is read differently than it is written. */
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
  | { readonly kind: "rejected"; readonly result: CommandResult };

/** Reads and compares the two documents of a command that needs both. */
export async function readCompared(parts: CommandParts, onStep: BothParts["onStep"]) {
  const { settings, ...comparison } = resolveComparison(parts);
  const others = { access: documentAccess(parts), workingDirectory: parts.workingDirectory, onStep };
  const both = await readBoth({ ...comparison, ...others, isMissingBaseAllowed: false });
  if (both.kind === "rejected") return both;
  if (both.kind === "new") throw new UsageError(both.note, "Name a base that has the document.");
  onStep("comparing");
  return { ...both, changes: diffDocuments(both, { ...settings, today: today() }).changes };
}

/**
 * Reads both documents. Parts of the base that have errors are skipped: released versions cannot be fixed.
 * When the base cannot be read at all, or the revision has errors, the errors of both are reported together.
 */
export async function readBoth(parts: BothParts): Promise<BothDocuments> {
  parts.onStep("reading the base");
  const sources = new ComparedSources();
  const base = await readSide({ ...parts, text: parts.base, isHistory: true, sources });
  parts.onStep("reading the revision");
  const known = base.kind === "read" ? base.tolerated : [];
  const revision = await readSide({ ...parts, text: parts.revision, isHistory: false, known, sources });
  if (base.kind === "refused" || revision.kind !== "read" || (base.kind === "absent" && !mayBeNew(parts)))
    return rejectedDocuments([
      ...diagnosticsOf(base, missingBase(parts)),
      ...diagnosticsOf(revision, missingRevision(parts)),
    ]);
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

function rejectedDocuments(diagnostics: readonly Diagnostic[]): BothDocuments {
  return { kind: "rejected", result: rejected(diagnostics) };
}

function diagnosticsOf(side: DocumentSide, missing: Diagnostic): readonly Diagnostic[] {
  switch (side.kind) {
    case "refused":
      return side.diagnostics;
    case "read":
      return side.tolerated;
    case "absent":
      return [missing];
    default:
      return side satisfies never;
  }
}
