import type { Excerpt, ExcerptLine, ExcerptRow } from "../excerpt/find-excerpt.ts";
import { htmlText } from "../shared/html-parts.ts";
import type { ExampleLine } from "../shared/indented-example.ts";

/** The lines of a change in one column: what was removed above what was added, and each with its number. */
export function excerptHtml({ file, rows }: Excerpt): string {
  const lines = rows.flatMap(({ before, after }) => [before, after].filter((line) => line !== undefined));
  const layout = {
    indent: Math.min(...lines.map(({ text }) => text.search(/\S|$/))),
    width: Math.max(...lines.map(({ number }) => String(number).length)),
  };
  const shown = runsOf(rows).flatMap((run) => runHtml(run, layout));
  return `<pre class="lines" aria-label="${htmlText(file)}">${shown.join("\n")}</pre>`;
}

/** How the lines of an excerpt are laid out: their common indent, which is cut, and the width of their numbers. */
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
  if (!first?.isChanged) return first?.after ? [lineHtml(first.after, " ", layout)] : [];
  const marked = run.map(({ before, after }) => markedPair(before?.text, after?.text, layout));
  const old = run.flatMap(({ before }, index) =>
    before ? `<del>${lineHtml(before, "-", layout, marked[index]?.[0])}</del>` : [],
  );
  const fresh = run.flatMap(({ after }, index) =>
    after ? `<ins>${lineHtml(after, "+", layout, marked[index]?.[1])}</ins>` : [],
  );
  return [...old, ...fresh];
}

function lineHtml(
  { number, text }: ExcerptLine,
  sign: string,
  { indent, width }: Layout,
  marked = htmlText(text.slice(indent)),
): string {
  return `${String(number).padStart(width)} ${sign} ${marked}`.trimEnd();
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
