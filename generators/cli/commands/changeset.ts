import { rm } from "node:fs/promises";
import { join } from "node:path";
import { BUILT_IN } from "../../built-in.ts";
import { writeAtomically } from "../../core/output/write-atomically.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import type { NewEnumValues } from "../../diff/options.ts";
import { type Changeset, renderChangeset } from "../../diff/release/changeset.ts";
import {
  type MissingRelease,
  missingReleases,
  type ReconciledChangeset,
  reconcileChangeset,
  staleChangesets,
} from "../../diff/release/compare-changesets.ts";
import { neededReleases, planChangesets } from "../../diff/release/plan-changesets.ts";
import type { OutputStream } from "../print/output-stream.ts";
import { renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { renderTable } from "../print/table.ts";
import { resolveRun } from "../targets/resolve-run.ts";
import { together, UsageError } from "../usage-error.ts";
import { type PresentChangesets, readChangesets } from "./changeset/changeset-folder.ts";
import { findChangedPackages, type ReleasePackages, resolvePackages } from "./changeset/release-packages.ts";
import { type CommandParts, type CommandResult, today } from "./command.ts";
import { type BothParts, readBoth } from "./compare/read-both.ts";
import { resolveComparison } from "./compare/resolve-comparison.ts";

interface ChangesetParts extends Omit<BothParts, "onStep"> {
  readonly packages: ReleasePackages;
  /** The folder `.changeset`. */
  readonly folder: string;
  readonly newEnumValues: NewEnumValues | undefined;
  readonly check: boolean;
  /** As typed: the base, then the revision where one is given. */
  readonly documents: readonly string[];
  /** A day such as `2026-01-31`. */
  readonly today: string;
  readonly stderr: OutputStream;
}

/** `codegen changeset` */
export async function runChangeset(parts: CommandParts): Promise<CommandResult> {
  const { loaded, workingDirectory, stderr } = parts;
  if (loaded === undefined)
    throw new UsageError(
      "Without a codegen.config.ts, the command does not know which packages this document belongs to.",
      'Write a codegen.config.ts whose generators write packages, as in types({ importFrom: "@acme/types" }).',
    );
  const { compared, run } = together({
    compared: () => resolveComparison(parts),
    run: () => resolveRun({ ...parts, builtIn: BUILT_IN }),
  });
  const { settings, packages: _, ...comparison } = compared;
  return changesetCommand({
    ...comparison,
    newEnumValues: settings.newEnumValues,
    packages: resolvePackages({ loaded, targets: run.targets }),
    folder: join(loaded.folder, ".changeset"),
    check: parts.arguments.check,
    documents: parts.arguments.documents,
    isMissingBaseAllowed: parts.arguments.allowMissingBase,
    access: run.access,
    today: today(),
    workingDirectory,
    stderr,
  });
}

/** Writes a changeset for every change, or reports missing ones with `check`. */
async function changesetCommand(parts: ChangesetParts): Promise<CommandResult> {
  const progress = createProgress(parts.stderr);
  const both = await readBoth({ ...parts, onStep: progress.step });
  if (both.kind === "rejected") return both.result;
  if (both.kind === "new") return fine(both.note);
  progress.step("comparing");
  const generatedPackages = parts.packages.targets.generators;
  const report = diffDocuments(both, { ...parts, generatedPackages });
  const packages = await findChangedPackages(both, parts.packages, progress.step);
  progress.done();
  const planned = planChangesets(report, { names: parts.packages.names, ...packages });
  const result = await (parts.check ? checkChangesets(planned, parts) : writeChangesets(planned, parts));
  return { ...result, diagnostics: renderDiagnostics(both.warnings) };
}

function fine(text: string): CommandResult {
  return { exitCode: 0, diagnostics: [], text, json: { ok: true, changesets: [], missing: [] } };
}

async function checkChangesets(planned: readonly Changeset[], parts: ChangesetParts): Promise<CommandResult> {
  const present = await readChangesets({ ...parts, remote: !parts.access.isUntrusted });
  const missing = missingReleases(planned, present.own);
  const stale = staleOf(planned, present, parts);
  if (missing.length + stale.length === 0) return fine("The changesets cover every change.");
  const rows = missing.map(({ name, needed, present: level }) => [name, needed, level ?? "none"]);
  const text = [
    ...(missing.length > 0 ? [renderTable([["package", "required", "found"], ...rows]), ""] : []),
    ...stale.map(({ file }) => `${file} describes a change that no longer exists.`),
    ...(stale.length > 0 ? [""] : []),
    `Run \`codegen changeset ${parts.documents.join(" ")}\` and commit the result.`,
  ];
  return {
    exitCode: 1,
    diagnostics: [],
    text: text.join("\n"),
    json: {
      ok: false,
      changesets: [],
      missing: missing.map(missingJson),
      stale: stale.map(({ file }) => file),
    },
  };
}

/** Only a commit shows which changesets belong to this branch. */
function staleOf(
  planned: readonly Changeset[],
  { own, isOwnCertain }: PresentChangesets,
  { packages: { names } }: ChangesetParts,
): Changeset[] {
  return isOwnCertain ? staleChangesets({ own, planned, packages: Object.values(names) }) : [];
}

function missingJson({ name, needed, present }: MissingRelease): Record<string, unknown> {
  return { package: name, needed, ...(present === undefined ? {} : { present }) };
}

async function writeChangesets(planned: readonly Changeset[], parts: ChangesetParts): Promise<CommandResult> {
  const present = await readChangesets({ ...parts, remote: !parts.access.isUntrusted });
  const byFile = new Map(present.all.map((changeset) => [changeset.file, changeset]));
  const results = planned.map((changeset) => reconcileChangeset(changeset, byFile.get(changeset.file)));
  const stale = staleOf(planned, present, parts);
  for (const { kind, changeset } of results)
    if (kind !== "kept")
      await writeAtomically(join(parts.folder, changeset.file), renderChangeset(changeset));
  for (const { file } of stale) await rm(join(parts.folder, file));
  return writtenResult([...results, ...stale.map((changeset) => ({ kind: "removed" as const, changeset }))]);
}

/** Change of one file. */
interface WrittenChangeset {
  readonly kind: ReconciledChangeset["kind"] | "removed";
  readonly changeset: Changeset;
}

function writtenResult(results: readonly WrittenChangeset[]): CommandResult {
  if (results.length === 0) return fine("No package changes.");
  const rows = results.map(({ kind, changeset }) => [changeset.file, kind, releasesText(changeset)]);
  const left = results.filter(({ kind }) => kind !== "removed").map(({ changeset }) => changeset);
  const releases = [...neededReleases(left)].map(([name, level]) => `${name} ${level}`);
  const needed = releases.length > 0 ? `Required: ${releases.join(", ")}.` : "No package changes.";
  return {
    exitCode: 0,
    diagnostics: [],
    text: [renderTable([["changeset", "", "releases"], ...rows]), "", needed].join("\n"),
    json: {
      ok: true,
      changesets: results.map(({ kind, changeset }) => ({
        file: changeset.file,
        kind,
        releases: Object.fromEntries(changeset.releases),
      })),
      missing: [],
    },
  };
}

function releasesText({ releases }: Changeset): string {
  return [...releases].map(([name, level]) => `${name} ${level}`).join(", ");
}
