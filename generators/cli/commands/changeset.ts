import { rm } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../../core/output/write-atomically.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { type Changeset, renderChangeset } from "../../diff/release/changeset.ts";
import {
  missingReleases,
  type ReconciledChangeset,
  reconcileChangeset,
  staleChangesets,
} from "../../diff/release/compare-changesets.ts";
import { neededReleases, planChangesets } from "../../diff/release/plan-changesets.ts";
import { renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { renderTable } from "../print/table.ts";
import { resolveTargets } from "../targets/resolve-targets.ts";
import { together, UsageError } from "../usage-error.ts";
import { type PresentChangesets, readChangesets } from "./changeset/changeset-folder.ts";
import { findChangedPackages, packageNames } from "./changeset/release-packages.ts";
import { type CommandParts, type CommandResult, rejected, today } from "./command.ts";
import { readBoth } from "./compare/read-both.ts";
import { resolveComparison } from "./compare/resolve-comparison.ts";

/** Changesets that the changes need, beyond existing ones. */
interface Plan {
  readonly planned: readonly Changeset[];
  readonly present: PresentChangesets;
  /** Those of this branch whose change no longer exists. Only a commit shows which belong to it. */
  readonly stale: readonly Changeset[];
}

/** `codegen changeset` */
export async function runChangeset(parts: CommandParts): Promise<CommandResult> {
  const { loaded, stderr } = parts;
  if (loaded === undefined)
    throw new UsageError(
      "Without a codegen.config.ts, the command does not know which packages this document belongs to.",
      'Write a codegen.config.ts whose generators write packages, as in types({ importFrom: "@acme/types" }).',
    );
  const { comparison, targets } = together({
    comparison: () => resolveComparison(parts),
    targets: () => resolveTargets(parts),
  });
  const names = packageNames(loaded);
  const progress = createProgress(stderr);
  const both = await readBoth(comparison, progress.step);
  if (both.kind === "rejected") return rejected(both.diagnostics);
  if (both.kind === "new") return fine(both.note);
  progress.step("comparing");
  const report = diffDocuments(both, {
    newEnumValues: comparison.settings.newEnumValues,
    generatedPackages: targets.generators,
    today: today(),
  });
  const changed = await findChangedPackages(both, targets, progress.step);
  progress.done();
  const planned = planChangesets(report, { names, ...changed });
  const folder = join(loaded.folder, ".changeset");
  const present = await readChangesets(folder, comparison);
  const { own, isOwnCertain } = present;
  const packages = Object.values(names);
  const stale = isOwnCertain ? staleChangesets({ own, planned, packages }) : [];
  const plan = { planned, present, stale };
  const { check, documents } = parts.arguments;
  const result = check ? checkChangesets(plan, documents) : await writeChangesets(plan, folder);
  return { ...result, diagnostics: renderDiagnostics(both.warnings) };
}

function fine(text: string): CommandResult {
  return { exitCode: 0, diagnostics: [], text, json: { ok: true, changesets: [], missing: [] } };
}

function checkChangesets({ planned, present, stale }: Plan, documents: readonly string[]): CommandResult {
  const missing = missingReleases(planned, present.own);
  if (missing.length + stale.length === 0) return fine("The changesets cover every change.");
  const rows = missing.map(({ name, needed, present: level }) => [name, needed, level ?? "none"]);
  const text = [
    ...(missing.length > 0 ? [renderTable([["package", "required", "found"], ...rows]), ""] : []),
    ...stale.map(({ file }) => `${file} describes a change that no longer exists.`),
    ...(stale.length > 0 ? [""] : []),
    `Run \`codegen changeset ${documents.join(" ")}\` and commit the result.`,
  ];
  return {
    exitCode: 1,
    diagnostics: [],
    text: text.join("\n"),
    json: {
      ok: false,
      changesets: [],
      missing: missing.map(({ name, ...levels }) => ({ package: name, ...levels })),
      stale: stale.map(({ file }) => file),
    },
  };
}

async function writeChangesets({ planned, present, stale }: Plan, folder: string): Promise<CommandResult> {
  const byFile = new Map(present.all.map((changeset) => [changeset.file, changeset]));
  const results = planned.map((changeset) => reconcileChangeset(changeset, byFile.get(changeset.file)));
  for (const { kind, changeset } of results)
    if (kind !== "kept") await writeAtomically(join(folder, changeset.file), renderChangeset(changeset));
  for (const { file } of stale) await rm(join(folder, file));
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
