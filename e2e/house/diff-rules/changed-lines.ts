import { structuredPatch } from "diff";

const CONTEXT = 3; // lines before and after a change

/** The lines of two short texts as a diff: removed, added, and a few that stay around them. */
export function changedLines(before: readonly string[], after: readonly string[]): string[] {
  const [base, revision] = [before, after].map((lines) => lines.map((line) => `${line}\n`).join(""));
  const { hunks } = structuredPatch("", "", base ?? "", revision ?? "", "", "", { context: CONTEXT });
  const starts = hunks.map(({ oldStart }) => oldStart - 1);
  const ends = hunks.map(({ oldStart, oldLines }) => oldStart - 1 + oldLines);
  const skipped = (from = 0, to = before.length) =>
    from < to ? [`  ${/^ */.exec(before[from] ?? "")?.[0] ?? ""}…`] : [];
  return [
    ...hunks.flatMap(({ lines }, index) => [
      ...skipped(ends[index - 1], starts[index]),
      ...lines.map((line) => `${line.charAt(0)} ${line.slice(1)}`),
    ]),
    ...skipped(ends.at(-1)),
  ];
}
