import { posix } from "node:path";
import type { Change } from "../../change.ts";
import { cutText, printable } from "../shared/printable.ts";
import { type AlignedLine, alignLines } from "./align-lines.ts";

/** Texts of the files of both documents, by the names that locations have. The first is the entry. */
export interface ReportTexts {
  readonly base: ReadonlyMap<string, string>;
  readonly revision: ReadonlyMap<string, string>;
}

/** A line of a file. */
export interface ExcerptLine {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** A row of an excerpt: a line before and after the change. */
export interface ExcerptRow {
  readonly before: ExcerptLine | undefined;
  readonly after: ExcerptLine | undefined;
  readonly isChanged: boolean;
  /** True for the line at which the change was found. */
  readonly isPoint: boolean;
}

/** Lines around a change, before and after it. */
export interface Excerpt {
  readonly file: string;
  readonly rows: readonly ExcerptRow[];
}

const CONTEXT = 3;
/** Maximum distance of edited lines from a change: an item of `required` is below the schema's first line. */
const REACH = 6;
const MAX_ROWS = 24;
const MAX_LINE = 160;

/** Finds excerpts for the changes of one report. Files are compared when the first excerpt of them is needed. */
export function excerptFinder(texts: ReportTexts): (change: Change) => Excerpt | undefined {
  const compared = new Map<string, Compared>();
  return (change) => {
    const { base, revision } = filesOf(change, texts);
    const key = JSON.stringify([base, revision]);
    const both = compared.get(key) ?? compare(texts.base.get(base), texts.revision.get(revision));
    compared.set(key, both);
    const rows = rowsAround(both, change);
    return rows.length === 0 ? undefined : { file: change.location.file, rows };
  };
}

interface Compared {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly aligned: readonly AlignedLine[];
  /** For each aligned line. */
  readonly changed: readonly boolean[];
}

function compare(base: string | undefined, revision: string | undefined): Compared {
  const [before, after] = [linesOf(base), linesOf(revision)];
  const aligned = alignLines(before, after);
  const changed = aligned.map(
    ({ before: one, after: other }) =>
      one === undefined || other === undefined || before[one] !== after[other],
  );
  return { before, after, aligned, changed };
}

function linesOf(text: string | undefined): string[] {
  return text === undefined ? [] : text.replace(/\r?\n$/, "").split(/\r?\n/);
}

/** Finds the same file in both documents, by its path relative to the entry. */
function filesOf({ side, location: { file } }: Change, texts: ReportTexts) {
  const [own, other] = side === "base" ? [texts.base, texts.revision] : [texts.revision, texts.base];
  const [[from = ""], [to = ""]] = [[...own.keys()], [...other.keys()]];
  const inner = posix.relative(folderOf(from), withoutRef(file));
  const counterpart = file === from ? to : refOf(to) + posix.join(folderOf(to), inner);
  return side === "base" ? { base: file, revision: counterpart } : { base: counterpart, revision: file };
}

/** `origin/main:` of `origin/main:spec/openapi.yaml`; empty for a file. A URL has no ref. */
function refOf(name: string): string {
  return name.includes("://") ? "" : name.slice(0, name.indexOf(":") + 1);
}

function withoutRef(name: string): string {
  return name.slice(refOf(name).length);
}

function folderOf(name: string): string {
  return posix.dirname(withoutRef(name));
}

function rowsAround({ before, after, aligned, changed }: Compared, { side, location }: Change): ExcerptRow[] {
  const key = side === "base" ? "before" : "after";
  const point = aligned.findIndex((line) => line[key] === location.line - 1);
  if (point === -1) return [];
  const [start, end] = changedAround(changed, point);
  // Many edited lines in front of the point must not push it out of the excerpt.
  const from = Math.max(0, start - CONTEXT, point - MAX_ROWS + CONTEXT + 1);
  return aligned.slice(from, Math.min(end + CONTEXT + 1, from + MAX_ROWS)).map((line, index) => ({
    before: lineAt(before, line.before),
    after: lineAt(after, line.after),
    isChanged: changed[from + index] === true,
    isPoint: from + index === point,
  }));
}

/** The point and the edited lines closest to it, with those that follow without a gap. */
function changedAround(changed: readonly boolean[], point: number): [number, number] {
  const distances = Array.from({ length: REACH + 1 }, (_, distance) => [point + distance, point - distance]);
  const closest = distances.flat().find((index) => changed[index]);
  if (closest === undefined) return [point, point];
  let [start, end] = [closest, closest];
  while (changed[start - 1] && closest - start < MAX_ROWS) start--;
  while (changed[end + 1] && end - closest < MAX_ROWS) end++;
  return [Math.min(start, point), Math.max(end, point)];
}

function lineAt(lines: readonly string[], index: number | undefined): ExcerptLine | undefined {
  const text = index === undefined ? undefined : lines[index];
  if (index === undefined || text === undefined) return undefined;
  return { number: index + 1, text: cutText(printable(text.replaceAll("\t", "  ")), MAX_LINE) };
}
