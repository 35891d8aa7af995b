import type { Excerpt, ExcerptLine, ExcerptRow } from "../excerpt/find-excerpt.ts";
import { htmlText } from "../shared/html-parts.ts";
import type { ExampleLine } from "../shared/indented-example.ts";

/** The lines of a change side by side: what they were, and what they are. */
export function excerptHtml({ file, rows }: Excerpt): string {
  const head = `<tr><th scope="col" colspan="2">Before</th><th scope="col" colspan="2">After</th></tr>`;
  const sides = `<colgroup><col class="number"><col><col class="number"><col></colgroup>`;
  return `<table class="lines"><caption><code>${htmlText(file)}</code></caption>${sides}<thead>${head}</thead><tbody>
${rows.map(rowHtml).join("\n")}
</tbody></table>`;
}

function rowHtml({ before, after, isChanged, isPoint }: ExcerptRow): string {
  const [old, fresh] = isChanged ? markedPair(before?.text, after?.text) : [undefined, undefined];
  const cells = [
    cellHtml(before, isChanged ? "old" : "", old),
    cellHtml(after, isChanged ? "new" : "", fresh),
  ];
  return `<tr${isPoint ? ' class="point"' : ""}>${cells.join("")}</tr>`;
}

function cellHtml(line: ExcerptLine | undefined, kind: string, marked: string | undefined): string {
  if (line === undefined) return `<td class="number"></td><td></td>`;
  const style = kind === "" ? "" : ` class="${kind}"`;
  return `<td class="number">${line.number}</td><td${style}>${marked ?? htmlText(line.text)}</td>`;
}

/** Both texts as HTML, with a mark around what differs between their equal ends. */
function markedPair(before: string | undefined, after: string | undefined): (string | undefined)[] {
  if (before === undefined || after === undefined) return [];
  const [one, other] = [[...before], [...after]];
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
