import { relative } from "node:path";
import { counted } from "../../core/counted.ts";
import type { ProjectUpgrade } from "../../upgrade/index.ts";
import { renderDiagnostics } from "../print/print-diagnostics.ts";
import { createProgress } from "../print/progress.ts";
import { foldersAbove } from "../project/installed-version.ts";
import { shownPath } from "../usage-error.ts";
import { type CommandParts, type CommandResult, rejected } from "./command.ts";
import { readCompared } from "./compare/read-both.ts";
import { consumersOf, noGeneratedCode } from "./impact/consumers.ts";
import { layoutsOf } from "./impact/layouts.ts";
import { loadImpact } from "./impact/load-impact.ts";
import { resolveVersions } from "./upgrade/resolve-version.ts";
import { rejectUncommitted, writeAll } from "./upgrade/write-upgrade.ts";

/** `codegen upgrade` */
export async function runUpgrade(given: CommandParts): Promise<CommandResult> {
  const { workingDirectory, arguments: args } = given;
  const impact = await loadImpact();
  const { findUpgrade, mergeFiles, unifiedDiff } = await import("../../upgrade/index.ts");
  const consumers = consumersOf(given, impact).flatMap((one) => (one.kind === "project" ? [one] : []));
  if (args.write)
    for (const { project } of consumers) await rejectUncommitted(project.folder, workingDirectory);
  const folders = consumers.map(({ project }) => project.folder);
  const parts = { ...given, arguments: { ...args, documents: await resolveVersions(given, folders) } };
  const progress = createProgress(parts.stderr);
  const both = await readCompared(parts, progress.step);
  if (both.kind === "rejected") return rejected(both.diagnostics);
  const layouts = layoutsOf(parts, { ...both, onStep: progress.step });
  const code = { ...both, layouts, renamed: args.renamedPackages, comments: args.comments };
  const upgrades: ProjectUpgrade[] = [];
  for (const { name, project } of consumers) {
    progress.step(`upgrading ${name}`);
    const upgrade = await findUpgrade(project, code);
    if (!upgrade.isConsumer) throw noGeneratedCode(name);
    upgrades.push({ ...upgrade, project: name });
  }
  progress.done();
  const files = mergeFiles(upgrades.flatMap((upgrade) => upgrade.files));
  if (args.write) await writeAll(files);
  const root = folderAround([...folders, ...files.map(({ path }) => path)]);
  const folder = shownPath(root, workingDirectory) || ".";
  const diff = files
    .map(({ path, before, edits }) => unifiedDiff(shownPath(path, root), before, edits))
    .join("");
  const isElsewhere = diff !== "" && !args.write && folder !== ".";
  const remaining = upgrades.flatMap((upgrade) => upgrade.remaining);
  return {
    exitCode: remaining.length === 0 ? 0 : 1,
    diagnostics: [
      ...renderDiagnostics(both.warnings),
      ...upgrades.map((one) => summaryOf(one, args.write)),
      ...(isElsewhere ? [`Apply the diff in ${folder}, where its paths begin.`] : []),
    ],
    text: args.write ? "" : diff.trimEnd(),
    json: {
      ok: remaining.length === 0,
      written: args.write,
      folder,
      projects: upgrades.map(({ project, files: own, remaining: left }) => ({
        project,
        files: own.map(({ path, edits }) => ({
          path: shownPath(path, workingDirectory),
          edits: edits.length,
        })),
        remaining: left,
      })),
      diff,
    },
  };
}

/** Returns the closest folder around all of these paths. */
function folderAround([first = "", ...others]: readonly string[]): string {
  const isAround = (folder: string) => others.every((path) => !relative(folder, path).startsWith(".."));
  return foldersAbove(first).find(isAround) ?? first;
}

/** One line about the edits, then the places that need a person. */
function summaryOf({ project, files, remaining }: ProjectUpgrade, isWritten: boolean): string {
  const edits = files.reduce((sum, file) => sum + file.edits.length, 0);
  const done = `${counted(edits, "edit")} in ${counted(files.length, "file")}${isWritten ? ", written" : ""}`;
  const left =
    remaining.length === 0
      ? "Everything compiles, and nothing is left to do."
      : `${counted(remaining.length, "place")} left:`;
  const lines = remaining.map(
    ({ file, line, column, message, advice }) =>
      `  ${file}:${line}:${column}  ${message}${advice === undefined ? "" : `\n    ${advice}`}`,
  );
  return [`${project}: ${done}. ${left}`, ...lines].join("\n");
}
