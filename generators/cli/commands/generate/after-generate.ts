import { counted } from "../../../core/counted.ts";
import type { FileChange } from "../../../core/output/output-folder.ts";
import { missingPackages } from "../../project/missing-packages.ts";
import { addCommand, detectPackageManager } from "../../project/package-manager.ts";
import { shownPath } from "../../usage-error.ts";
import type { TargetReport } from "./describe-generation.ts";

/** A file that was written or removed, or would be. */
export interface ChangedFile {
  /** Relative to the working directory. */
  readonly file: string;
  readonly kind: FileChange["kind"];
}

/** Paths beyond this many are counted, not printed, unless `--verbose` asks for all of them. */
const MOST_LISTED = 10;

/** One line with what changed, then the files, where there are only a few. */
export function changeLines(
  changed: readonly ChangedFile[],
  { total, verbose }: { readonly total: number; readonly verbose: boolean },
): string[] {
  if (changed.length === 0) return ["", `Up to date: ${counted(total, "file")}.`];
  const counts = (["added", "changed", "removed"] as const).flatMap((kind) => {
    const files = changed.filter((each) => each.kind === kind).length;
    return files === 0 ? [] : [`${files} ${kind}`];
  });
  const summary = `Files: ${counts.join(", ")}; ${total} in total.`;
  const isFirst = changed.every(({ kind }) => kind === "added");
  const isListed = verbose || (changed.length <= MOST_LISTED && !isFirst);
  return ["", summary, ...(isListed ? fileLines(changed) : [])];
}

/** Returns a line for each file. */
export function fileLines(changed: readonly ChangedFile[]): string[] {
  return changed.map(({ file, kind }) => `  ${kind.padEnd(7)}  ${file}`);
}

/** The packages that are missing to compile the generated files, and a command that installs them; undefined when none is. */
export function findMissing(
  reports: readonly TargetReport[],
  environment: Readonly<Record<string, string | undefined>>,
) {
  const found = reports.flatMap(({ needed, folder }) => missingPackages(needed, folder));
  const packages = [...new Map(found.map((each) => [each.name, each])).values()].sort((a, b) =>
    a.name < b.name ? -1 : 1,
  );
  const folder = reports[0]?.folder;
  if (packages.length === 0 || folder === undefined) return undefined;
  return { packages, command: addCommand(detectPackageManager(folder, environment), packages) };
}

/** Returns lines that name the missing packages. */
export function missingLines({ packages, command }: NonNullable<ReturnType<typeof findMissing>>): string[] {
  const named = packages.map(({ name, range, found }) =>
    found === undefined
      ? `  ${name} is not installed.`
      : `  ${name} ${found} is installed, but ${range} is required.`,
  );
  return ["", "The generated code does not compile yet:", ...named, "", `Run \`${command}\`.`];
}

/** The changes of every folder, with paths for the reader. */
export function changedFiles(
  reports: readonly Pick<TargetReport, "folder" | "changes">[],
  workingDirectory: string,
): readonly ChangedFile[] {
  return reports.flatMap(({ folder, changes }) =>
    changes.map(({ path, kind }) => ({ file: shownPath(`${folder}/${path}`, workingDirectory), kind })),
  );
}
