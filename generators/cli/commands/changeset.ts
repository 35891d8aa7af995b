import { join } from "node:path";
import { writeAtomically } from "../../core/output/output-folder.ts";
import type { Changeset } from "../../diff/bump/changeset.ts";
import { renderChangeset } from "../../diff/bump/changeset.ts";
import { type MissingRelease, missingReleases } from "../../diff/bump/missing-releases.ts";
import { neededReleases, planChangesets } from "../../diff/bump/plan-changesets.ts";
import { reconcileChangeset } from "../../diff/bump/reconcile-changeset.ts";
import { diffDocuments } from "../../diff/diff-documents.ts";
import { createProgress } from "../print/progress.ts";
import { renderTable } from "../print/table.ts";
import { readChangesets } from "./changeset-folder.ts";
import type { CommandResult } from "./generate.ts";
import { type BothParts, readBoth } from "./read-both.ts";
import { findChangedPackages, type ReleasePackages } from "./release-packages.ts";

export interface ChangesetParts extends Omit<BothParts, "onStep"> {
  readonly packages: ReleasePackages;
  /** The folder `.changeset`. */
  readonly folder: string;
  readonly openEnums: boolean;
  readonly check: boolean;
  /** A day such as `2026-01-31`. */
  readonly today: string;
  readonly stderr: NodeJS.WriteStream;
}

/** Writes what the changes of the document ask for, or with `check` tells what is missing. */
export async function changesetCommand(parts: ChangesetParts): Promise<CommandResult> {
  const progress = createProgress(parts.stderr);
  const both = await readBoth({ ...parts, onStep: progress.step });
  if (both.kind === "refused") return both.result;
  if (both.kind === "new") return fine(both.note);
  progress.step("comparing");
  const report = diffDocuments(both, parts);
  const packages = await findChangedPackages(both, parts.packages, progress.step);
  progress.done();
  const planned = planChangesets(report, { names: parts.packages.names, ...packages });
  return parts.check ? checkChangesets(planned, parts) : writeChangesets(planned, parts);
}

function fine(text: string): CommandResult {
  return { exitCode: 0, problems: [], text, json: { ok: true, changesets: [], missing: [] } };
}

async function checkChangesets(planned: readonly Changeset[], parts: ChangesetParts): Promise<CommandResult> {
  const { own } = await readChangesets(parts);
  const missing = missingReleases(planned, own);
  if (missing.length === 0) return fine("The changesets promise at least what changes.");
  const rows = missing.map(({ name, needed, present }) => [name, needed, present ?? "none"]);
  const text = [
    renderTable([["package", "needs", "has"], ...rows]),
    "",
    `Run \`codegen changeset ${parts.base}\` and commit the result.`,
  ];
  return {
    exitCode: 1,
    problems: [],
    text: text.join("\n"),
    json: { ok: false, changesets: [], missing: missing.map(missingJson) },
  };
}

function missingJson({ name, needed, present }: MissingRelease): Record<string, unknown> {
  return { package: name, needed, ...(present === undefined ? {} : { present }) };
}

async function writeChangesets(planned: readonly Changeset[], parts: ChangesetParts): Promise<CommandResult> {
  const { all } = await readChangesets(parts);
  const present = new Map(all.map((changeset) => [changeset.file, changeset]));
  const results = planned.map((changeset) => reconcileChangeset(changeset, present.get(changeset.file)));
  for (const { kind, changeset } of results)
    if (kind !== "kept")
      await writeAtomically(join(parts.folder, changeset.file), renderChangeset(changeset));
  if (results.length === 0) return fine("Nothing changes for any package.");
  const rows = results.map(({ kind, changeset }) => [changeset.file, kind, releasesText(changeset)]);
  const releases = [...neededReleases(planned)].map(([name, level]) => `${name} ${level}`);
  return {
    exitCode: 0,
    problems: [],
    text: [renderTable([["changeset", "", "releases"], ...rows]), "", `Needed: ${releases.join(", ")}.`].join(
      "\n",
    ),
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
