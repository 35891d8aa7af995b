import { groupBy } from "../core/group-by.ts";
import { type AlignedLine, alignLines } from "../diff/report/excerpt/align-lines.ts";

/** Text in place of a range of a file; an empty range inserts. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Sorts edits and removes repeated ones. Of overlapping edits, the first one stays. */
export function orderEdits(edits: readonly TextEdit[]): TextEdit[] {
  const ordered = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const kept: TextEdit[] = [];
  for (const edit of ordered) {
    const last = kept.at(-1);
    const isRepeated = last?.start === edit.start && last.end === edit.end && last.text === edit.text;
    if (!isRepeated && (last === undefined || edit.start >= last.end)) kept.push(edit);
  }
  return kept;
}

/** Applies ordered edits to a text; all other bytes stay. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let [at, result] = [0, ""];
  for (const { start, end, text: inserted } of edits) {
    result += text.slice(at, start) + inserted;
    at = end;
  }
  return result + text.slice(at);
}

/** One file that changes. */
export interface UpgradedFile {
  /** Absolute. */
  readonly path: string;
  readonly before: string;
  readonly edits: readonly TextEdit[];
}

/** Returns each file that changes once, with all of its edits in order: projects may have files in common. */
export function mergeFiles(files: readonly UpgradedFile[]): UpgradedFile[] {
  return [...groupBy(files, ({ path }) => path).values()]
    .map((group) => ({ ...group[0], edits: orderEdits(group.flatMap(({ edits }) => edits)) }))
    .filter(({ edits }) => edits.length > 0);
}

/** Returns the position before the edits; for inserted text, that of its edit. */
export function originOf(position: number, edits: readonly TextEdit[]): number {
  let shift = 0;
  for (const { start, end, text } of edits) {
    const moved = start + shift;
    if (position < moved) break;
    if (position < moved + text.length) return start;
    shift += text.length - (end - start);
  }
  return position - shift;
}

/** Number of unchanged lines around changed ones. */
const CONTEXT = 3;

/** Formats the edits of a file as a unified diff. */
export function unifiedDiff(path: string, text: string, edits: readonly TextEdit[]): string {
  const [before, after] = [linesOf(text), linesOf(applyEdits(text, edits))];
  const rows = alignLines(before, after).map((row) => rowOf(row, { before, after }));
  const isShown = (index: number): boolean =>
    rows.slice(Math.max(0, index - CONTEXT), index + CONTEXT + 1).some(({ isChanged }) => isChanged);
  const hunks: Row[][] = [];
  for (const [index, row] of rows.entries())
    if (!isShown(index)) continue;
    else if (index > 0 && isShown(index - 1)) hunks.at(-1)?.push(row);
    else hunks.push([row]);
  return `${[`--- a/${path}`, `+++ b/${path}`, ...hunks.flatMap(printHunk)].join("\n")}\n`;
}

/** Splits a text into lines with their ends; the last one may have none. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

/** A line of both texts, or of one of them. */
type Row = Readonly<ReturnType<typeof rowOf>>;

function rowOf(line: AlignedLine, texts: Readonly<Record<"before" | "after", readonly string[]>>) {
  const before = line.before === undefined ? [] : texts.before.slice(line.before, line.before + 1);
  const after = line.after === undefined ? [] : texts.after.slice(line.after, line.after + 1);
  return { line, before, after, isChanged: before[0] !== after[0] };
}

/** Prints a hunk; of adjacent changed lines, those before come first. */
function printHunk(rows: readonly Row[]): string[] {
  const body: string[] = [];
  let added: string[] = [];
  for (const { before, after, isChanged } of rows) {
    body.push(...(isChanged ? [] : added), ...before.map((line) => printLine(isChanged ? "-" : " ", line)));
    added = isChanged ? [...added, ...after.map((line) => printLine("+", line))] : [];
  }
  const old = rows.flatMap(({ line }) => line.before ?? []);
  const fresh = rows.flatMap(({ line }) => line.after ?? []);
  const place = `@@ -${(old[0] ?? 0) + 1},${old.length} +${(fresh[0] ?? 0) + 1},${fresh.length} @@`;
  return [place, ...body, ...added];
}

function printLine(sign: string, line: string): string {
  return sign + (line.endsWith("\n") ? line.slice(0, -1) : `${line}\n\\ No newline at end of file`);
}
