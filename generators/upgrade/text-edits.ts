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

const CONTEXT = 3;

/** Formats the edits of a file as a unified diff. */
export function unifiedDiff(path: string, text: string, edits: readonly TextEdit[]): string {
  const before = linesOf(text);
  const lines = [`--- a/${path}`, `+++ b/${path}`];
  let shift = 0;
  for (const hunk of hunksOf(blocksOf(before, edits))) {
    const { body, first, counts } = printHunk(before, hunk);
    const place = `@@ -${first + 1},${counts.before} +${first + 1 + shift},${counts.after} @@`;
    lines.push(place, ...body);
    shift += counts.after - counts.before;
  }
  return `${lines.join("\n")}\n`;
}

/** Splits a text into lines with their ends; the last one may have none. */
function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
}

function printHunk(lines: readonly string[], hunk: readonly Block[]) {
  const first = Math.max(0, (hunk[0]?.from ?? 0) - CONTEXT);
  const end = Math.min(lines.length, (hunk.at(-1)?.end ?? 0) + CONTEXT);
  const body: string[] = [];
  const counts = { before: end - first, after: end - first };
  let at = first;
  for (const { from, end: next, after } of hunk) {
    body.push(...lines.slice(at, from).map((line) => printLine(" ", line)));
    body.push(...lines.slice(from, next).map((line) => printLine("-", line)));
    body.push(...after.map((line) => printLine("+", line)));
    counts.after += after.length - (next - from);
    at = next;
  }
  body.push(...lines.slice(at, end).map((line) => printLine(" ", line)));
  return { body, first, counts };
}

function printLine(sign: string, line: string): string {
  return sign + (line.endsWith("\n") ? line.slice(0, -1) : `${line}\n\\ No newline at end of file`);
}

/** Changed lines, 0-based, without the end, and their replacement. */
interface Block {
  readonly from: number;
  readonly end: number;
  readonly after: readonly string[];
}

/** Combines edits of one line and of adjacent lines. */
function blocksOf(lines: readonly string[], edits: readonly TextEdit[]): Block[] {
  const starts: number[] = [];
  let length = 0;
  for (const line of lines) {
    starts.push(length);
    length += line.length;
  }
  const lineOf = (position: number) => Math.max(0, starts.filter((start) => start <= position).length - 1);
  const groups: { from: number; end: number; edits: TextEdit[] }[] = [];
  for (const edit of edits) {
    const [from, end] = [lineOf(edit.start), lineOf(edit.end) + 1];
    const last = groups.at(-1);
    if (last && from <= last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else groups.push({ from, end, edits: [edit] });
  }
  return groups.map(({ from, end, edits: own }) => {
    const start = starts[from] ?? 0;
    const moved = own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return { from, end, after: linesOf(applyEdits(lines.slice(from, end).join(""), moved)) };
  });
}

/** Combines blocks whose contexts touch. */
function hunksOf(blocks: readonly Block[]): Block[][] {
  const hunks: Block[][] = [];
  for (const block of blocks) {
    const last = hunks.at(-1)?.at(-1);
    if (last && block.from - last.end <= CONTEXT * 2) hunks.at(-1)?.push(block);
    else hunks.push([block]);
  }
  return hunks;
}
