import type { Excerpt, ExcerptLine, ExcerptRow } from "../excerpt/find-excerpt.ts";
import { htmlText } from "../shared/html-parts.ts";
import type { ExampleLine } from "../shared/indented-example.ts";

/** Prints the lines of a change in one column: removed lines above added ones, each with its number. */
export function excerptHtml({ file, rows }: Excerpt): string {
  const lines = rows.flatMap(({ before, after }) => [before, after].filter((line) => line !== undefined));
  const layout = {
    indent: Math.min(...lines.map(({ text }) => text.search(/\S|$/))),
    width: Math.max(...lines.map(({ number }) => String(number).length)),
  };
  const shown = runsOf(rows).flatMap((run) => runHtml(run, layout));
  return `<pre class="lines" aria-label="${htmlText(file)}">${shown.join("\n")}</pre>`;
}

/** Layout of an excerpt: the common indent, which is cut, and the width of line numbers. */
interface Layout {
  readonly indent: number;
  readonly width: number;
}

/** Rows that changed one after the other are a run; each other row is one by itself. */
function runsOf(rows: readonly ExcerptRow[]): readonly (readonly ExcerptRow[])[] {
  const runs: ExcerptRow[][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (row.isChanged && last?.[0]?.isChanged) last.push(row);
    else runs.push([row]);
  }
  return runs;
}

function runHtml(run: readonly ExcerptRow[], layout: Layout): string[] {
  const [first] = run;
  if (!first?.isChanged)
    return first?.after ? [lineHtml(first.after, { sign: " ", ...first, ...layout })] : [];
  const pairs = run.map(({ before, after, isPoint }) => {
    const [old, fresh] = markedPair(before?.text, after?.text, layout);
    return {
      old: before && `<del>${lineHtml(before, { sign: "-", isPoint, marked: old, ...layout })}</del>`,
      fresh: after && `<ins>${lineHtml(after, { sign: "+", isPoint, marked: fresh, ...layout })}</ins>`,
    };
  });
  return [...pairs.map(({ old }) => old), ...pairs.map(({ fresh }) => fresh)].filter(
    (line) => line !== undefined,
  );
}

interface LineParts extends Layout {
  readonly sign: string;
  readonly isPoint: boolean;
  /** The text as HTML, if a part of it is marked. */
  readonly marked?: string | undefined;
}

function lineHtml({ number, text }: ExcerptLine, parts: LineParts): string {
  const { sign, isPoint, indent, width, marked = htmlText(text.slice(indent)) } = parts;
  const location = String(number).padStart(width);
  return `${isPoint ? `<b>${location}</b>` : location} ${sign} ${marked}`.trimEnd();
}

/** Both texts as HTML, with a mark around what differs between their equal ends. */
function markedPair(
  before: string | undefined,
  after: string | undefined,
  { indent }: Layout,
): (string | undefined)[] {
  if (before === undefined || after === undefined) return [];
  const [one, other] = [[...before.slice(indent)], [...after.slice(indent)]];
  let [start, end] = [0, 0];
  const length = Math.min(one.length, other.length);
  while (start < length && one[start] === other[start]) start++;
  while (end < length - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  if (2 * (start + end) < length) return []; // two unrelated lines
  return [one, other].map((letters) => {
    const [left, middle, right] = [
      letters.slice(0, start),
      letters.slice(start, letters.length - end),
      letters.slice(letters.length - end),
    ].map((part) => htmlText(part.join("")));
    return middle === "" ? `${left}${right}` : `${left}<mark>${middle}</mark>${right}`;
  });
}

/** An example over several lines, with the point marked. */
export function exampleHtml(lines: readonly ExampleLine[]): string {
  const rows = lines.map(({ text, note }) =>
    note === undefined
      ? htmlText(text)
      : `<span class="point">${htmlText(text)}</span> <span class="note">← ${htmlText(note)}</span>`,
  );
  return `<pre class="example">${rows.join("\n")}</pre>`;
}
