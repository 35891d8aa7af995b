import { counted } from "../../../core/counted.ts";
import { formatDiagnostic } from "../../../core/diagnostics/format-diagnostic.ts";
import { groupBy } from "../../../core/group-by.ts";
import type { Change } from "../../change.ts";
import { type Excerpt, excerptFinder, type ReportTexts } from "../excerpt/find-excerpt.ts";
import { type ReportedCheck, type ReportView, wordsOf } from "../report-view.ts";
import { editsOf, locationsText, type ReportedEdit } from "../shared/edits.ts";
import { breakable, htmlSentence, htmlText } from "../shared/html-parts.ts";
import { indentedExample } from "../shared/indented-example.ts";
import { locationTitle } from "../shared/locations.ts";
import { missingExample } from "../shared/printable.ts";
import { reportChange } from "../shared/reported-change.ts";
import { breaksNobody, bumpsText, countRules, countsText, verdictText } from "../shared/summarize.ts";
import { type EditHtml, filledParts } from "./fill-page.ts";
import { exampleHtml, excerptHtml } from "./html-excerpt.ts";
import { createFilters, type Filters } from "./html-filters.ts";
import { PAGE_STYLE } from "./html-style.ts";

const MAX_NAMES = 5;
const MAX_PLACES = 30;
/** Line limit of a change that breaks nobody. */
const MAX_SAFE_ROWS = 8;
/** Sizes that a phone opens at once: a page is filled up to the first, and gets lines of edits up to the second in any case. */
const PAGE_BYTES = 280_000;
const MIN_EXCERPT_BYTES = 10_000;

/** Renders the report as one page without other files, requests or scripts; undecided changes come first. */
export function renderHtml(view: ReportView): string {
  const { report, texts } = view;
  const edits = editsOf(report.changes);
  const filters = createFilters(edits);
  const page: PageParts = { edits, anchors: anchorsOf(edits), filters };
  const head = headHtml(view, page);
  const fixed = Buffer.byteLength([PAGE_STYLE, filters.style, filters.html, head].join("\n"));
  const parts = edits.map((edit) => editHtml(edit, page));
  const filled = filledParts(parts, PAGE_BYTES - fixed);
  const linesOf = texts ? excerptWriter(texts, Math.max(MIN_EXCERPT_BYTES, filled.room)) : () => "";
  const articles = edits.map((edit, index) => filled.parts[index]?.join(linesOf(edit)) ?? "");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${htmlText(`${wordsOf(view).title}: ${countsText(view)}`)}</title>
<style>${PAGE_STYLE}${filters.style}</style>
</head>
<body>
<header>
${head}
</header>
<main>
${edits.length === 0 ? "" : `<h2 id="changes">Changes</h2>\n${filters.html}`}
<div class="changes">
${articles.join("\n")}
</div>
${filled.isCut ? `<p class="soft">${LEFT_OUT}</p>` : ""}
</main>
</body>
</html>`;
}

const LEFT_OUT =
  "To keep this page small, edits further down are without examples, consequences and advice. The JSON report has all of them.";

type Anchors = ReadonlyMap<Change, string>;

interface PageParts {
  readonly edits: readonly ReportedEdit[];
  readonly anchors: Anchors;
  readonly filters: Filters;
}

/** A link to a change stays the same from report to report. */
function anchorsOf(edits: readonly ReportedEdit[]): Anchors {
  const used = new Map<string, number>();
  return new Map(
    edits
      .flatMap(({ changes }) => changes)
      .map((change) => {
        const base = `change-${change.fingerprint.replace(/[^\w-]/g, "_")}`;
        const count = (used.get(base) ?? 0) + 1;
        used.set(base, count);
        return [change, count === 1 ? base : `${base}-${count}`] as const;
      }),
  );
}

/** Checks of each operation, folded. */
function checksHtml(checks: readonly ReportedCheck[]): string[] {
  if (checks.length === 0) return [];
  const items = checks.map(
    ({ location, text }) => `<li><code>${htmlText(location)}</code>: ${htmlText(text)}</li>`,
  );
  return [`<details><summary>What was checked</summary><ul>${items.join("")}</ul></details>`];
}

function headHtml(view: ReportView, parts: PageParts): string {
  const { report, notes, findings, checks = [] } = view;
  const { base, revision } = report;
  const bumps = bumpsText(view);
  const worst = parts.edits[0]?.kind ?? "safe";
  const lines = [
    `<h1 class="${worst}"><span class="kind">${htmlText(verdictText(view))}</span></h1>`,
    report.changes.length === 0
      ? ""
      : `<p><b>${htmlText(`${wordsOf(view).title}: ${countsText(view)}.`)}</b></p>`,
    `<p class="soft">${htmlText(revision.title)} · <code>${htmlText(base.source)}</code> ${htmlText(base.version)} → <code>${htmlText(revision.source)}</code> ${htmlText(revision.version)}</p>`,
    ...notes.map((note) => `<p>${htmlText(note)}</p>`),
    ...checksHtml(checks),
    breaksHtml(view, parts),
    findings.length === 0 ? "" : `<p>Exemptions:</p>\n<ul>${listItems(findings.map(formatDiagnostic))}</ul>`,
    bumps === "" ? "" : `<p>Releases, at most: <b>${htmlText(bumps)}</b></p>`,
    rulesHtml(report.changes, parts.anchors),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/** Lists each broken operation or event, with the number of its changes and a link to the first. */
function breaksHtml(view: ReportView, { edits, anchors }: PageParts): string {
  const breaking = edits.filter(({ kind }) => kind === "breaking").flatMap(({ changes }) => changes);
  const broken = groupBy(breaking.flatMap(brokenLocations), ({ location }) => location);
  if (broken.size === 0) return "";
  const items = [...broken].slice(0, MAX_PLACES).map(([location, [{ change }, ...others]]) => {
    const count = counted(others.length + 1, "change");
    return `<li><a href="#${anchors.get(change)}">${htmlText(location)}</a> ${count}</li>`;
  });
  const left = broken.size - items.length;
  if (left > 0) items.push(`<li>… and ${left} more, in the list of operations below</li>`);
  const title = `${wordsOf(view).broken} ${counted(broken.size, "place")}`;
  return `<section class="breaks"><h2>${htmlText(title)}</h2><ul>${items.join("\n")}</ul></section>`;
}

function brokenLocations(change: Change) {
  const broken = change.reached.filter(({ verdict }) => verdict === "breaking").map(locationTitle);
  return [...new Set(broken)].map((location) => ({ location, change }));
}

/** Lists the number of findings of each rule, with a link to the first change. */
function rulesHtml(changes: readonly Change[], anchors: Anchors): string {
  const rules = countRules(changes);
  if (rules.length < 2) return "";
  const rows = rules.map(
    ({ kind, rule, count, first }) =>
      `<tr class="${kind}"><td><span class="kind">${kind}</span></td><td><a href="#${anchors.get(first)}"><code>${htmlText(rule)}</code></a></td><td>${count}</td></tr>`,
  );
  const head = `<thead><tr><th scope="col">Verdict</th><th scope="col">Rule</th><th scope="col">Changes</th></tr></thead>`;
  return `<details open><summary>Summary by rule</summary><table class="rules">${head}<tbody>${rows.join("")}</tbody></table></details>`;
}

function listItems(strings: readonly string[]): string {
  return strings.map((text) => `<li>${htmlText(text)}</li>`).join("");
}

/** HTML above and below the lines of an edit. */
function editHtml(edit: ReportedEdit, { anchors, filters }: PageParts): EditHtml {
  const { kind, shown, changes } = edit;
  const { detail, details, exempt, instead } = reportChange(shown);
  const example = indentedExample(shown);
  const classes = `change ${kind} ${filters.classesOf(edit)}`.trimEnd();
  const above = [
    `<article class="${classes}">`,
    `<h3><span class="kind">${kind}</span> ${breakable(htmlSentence(shown.message))}</h3>`,
    locationsHtml(edit),
    { extra: kind === "docs" ? "" : detail && `<p class="soft">${htmlText(detail)}</p>` },
    { extra: breaksNobody(kind) ? "" : `<p class="soft">${htmlSentence(shown.explanation)}</p>` },
    exempt && `<p><b>Exempt:</b> ${htmlText(exempt)}</p>`,
  ];
  const below = [
    { extra: missingExample(shown) && `<p>${missingExample(shown)}</p>` },
    { extra: example.length === 0 ? "" : `<p>Example of what breaks:</p>${exampleHtml(example)}` },
    { extra: details.length === 0 ? "" : `<ul>${listItems(details)}</ul>` },
    { extra: instead && `<p><b>Instead:</b> ${htmlSentence(instead)}</p>` },
    foundHtml(changes, anchors),
    "</article>",
  ];
  return [above, below];
}

function locationsHtml(edit: ReportedEdit): string {
  const text = htmlText(locationsText(edit, MAX_NAMES));
  if (edit.locations.length <= MAX_NAMES + 1) return `<p class="place">${text}</p>`;
  const all = htmlText(locationsText(edit, MAX_PLACES));
  return `<details class="place"><summary>${text}</summary>${all}</details>`;
}

/** Prints the lines of each edit while there is room: the worst edits come first. */
function excerptWriter(texts: ReportTexts, bytes: number): (edit: ReportedEdit) => string {
  const excerptOf = excerptFinder(texts);
  let room = bytes;
  return (edit) => {
    const excerpt = room > 0 ? excerptOf(edit.shown) : undefined;
    if (excerpt === undefined) return "";
    const html = excerptHtml(breaksNobody(edit.kind) ? shortened(excerpt) : excerpt);
    room -= Buffer.byteLength(html);
    return html;
  };
}

/** Keeps the changed lines, without those around them. */
function shortened({ file, rows }: Excerpt): Excerpt {
  const changed = rows.filter(({ isChanged }) => isChanged);
  return { file, rows: (changed.length === 0 ? rows : changed).slice(0, MAX_SAFE_ROWS) };
}

/** Place and fingerprint of each change, with the anchor that links lead to. */
function foundHtml(changes: readonly Change[], anchors: Anchors): string {
  const found = changes.map((change) => {
    const { location, fingerprint } = change;
    const anchor = anchors.get(change);
    return `<a id="${anchor}" href="#${anchor}">${htmlText(fingerprint)}</a> ${htmlText(`${location.file}:${location.line}`)}`;
  });
  return `<p class="soft"><code>${htmlText(changes[0]?.rule ?? "")}</code> ${found.join("<br>\n")}</p>`;
}
