import { formatProblem } from "../../core/problem/format-problem.ts";
import type { Change } from "../change.ts";
import { escapeHtml, htmlSentence, PAGE_STYLE } from "./html-parts.ts";
import { brokenPlaces, groupByPlace } from "./places.ts";
import { hasFindings, mergeAdvice, type ReportView, wordsOf } from "./report-view.ts";
import { reportChange } from "./reported-change.ts";
import { bumpsText, COUNTED_KINDS, type CountedKind, countChanges, countsText } from "./summarize.ts";

const MAX_EXAMPLE = 4000;

/** Changes of documentation break no client, so they are hidden at first. */
const HIDDEN_AT_FIRST: readonly CountedKind[] = ["docs"];

/** The report as one page: no file beside it, no request, no script. */
export function renderHtml(view: ReportView): string {
  const { report } = view;
  const title = `${wordsOf(view).title}: ${countsText(view)}`;
  const groups = groupByPlace(report.changes).map(
    ({ title: place, changes }) =>
      `<section>\n<h2>${escapeHtml(place)}</h2>\n${changes.map(changeHtml).join("\n")}\n</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${PAGE_STYLE}${filterStyle()}</style>
</head>
<body>
${headHtml(view, title)}
<main>
${groups.join("\n")}
</main>
</body>
</html>`;
}

/** Filters without a script: a box that is not ticked hides what is of its kind, and groups that hold nothing else. */
function filterStyle(): string {
  const rules = COUNTED_KINDS.map((kind) => {
    const hidden = `body:has(#show-${kind}:not(:checked))`;
    const group = `${hidden} section:not(:has(.change:not(.${kind})))`;
    return `${hidden} .change.${kind}, ${group} { display: none; }`;
  });
  return `${rules.join("\n")}\n`;
}

function headHtml(view: ReportView, title: string): string {
  const { report, notes, findings } = view;
  const { base, revision } = report;
  const broken = brokenPlaces(report.changes);
  const lines = [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p class="verdict ${hasFindings(view) ? "breaking" : "safe"}"><span class="kind">${mergeAdvice(view)}</span></p>`,
    `<p class="soft">${escapeHtml(revision.title)} · <code>${escapeHtml(base.source)}</code> ${escapeHtml(base.version)} → <code>${escapeHtml(revision.source)}</code> ${escapeHtml(revision.version)}</p>`,
    ...notes.map((note) => `<p>${escapeHtml(note)}</p>`),
    broken.length === 0 ? "" : `<p>${wordsOf(view).broken}:</p>\n<ul>${listItems(broken)}</ul>`,
    findings.length === 0 ? "" : `<p>Exemptions:</p>\n<ul>${listItems(findings.map(formatProblem))}</ul>`,
    releases(view),
    filters(view),
  ];
  return `<header>\n${lines.filter((line) => line !== "").join("\n")}\n</header>`;
}

function listItems(strings: readonly string[]): string {
  return strings.map((text) => `<li>${escapeHtml(text)}</li>`).join("");
}

/** Packages whose generated code stays the same need no release. */
function releases(view: ReportView): string {
  const bumps = bumpsText(view);
  return bumps === "" ? "" : `<p>Releases, at most: <b>${escapeHtml(bumps)}</b></p>`;
}

function filters({ report }: ReportView): string {
  const counts = countChanges(report.changes);
  const boxes = COUNTED_KINDS.filter((kind) => counts[kind] > 0).map((kind) => {
    const checked = HIDDEN_AT_FIRST.includes(kind) ? "" : " checked";
    return `<label class="${kind}"><input type="checkbox" id="show-${kind}"${checked}><span class="kind">${kind}</span> ${counts[kind]}</label>`;
  });
  return boxes.length === 0 ? "" : `<fieldset class="filters" aria-label="Show">${boxes.join("")}</fieldset>`;
}

function changeHtml(change: Change): string {
  const { location, rule, fingerprint, explanation } = change;
  const { kind, title, detail, example, exampleTitle, others, details, exempt, instead } = reportChange(
    change,
    {
      maxExample: MAX_EXAMPLE,
    },
  );
  const place = `<code>${escapeHtml(`${location.file}:${location.line}`)}</code>`;
  const more = `<summary>Affects ${others.length} more</summary><ul>${listItems(others)}</ul>`;
  const lines = [
    `<p><span class="kind">${kind}</span> ${htmlSentence(title)}</p>`,
    `<p class="soft">${htmlSentence(explanation)}</p>`,
    detail && `<p class="soft">${escapeHtml(detail)}</p>`,
    exempt && `<p><b>Exempt:</b> ${escapeHtml(exempt)}</p>`,
    example && `<p>${escapeHtml(exampleTitle)}:</p><pre>${escapeHtml(example)}</pre>`,
    details.length === 0 ? "" : `<ul>${listItems(details)}</ul>`,
    instead && `<p><b>Instead:</b> ${htmlSentence(instead)}</p>`,
    others.length === 0 ? "" : `<details>${more}</details>`,
    `<p class="soft">${place} · rule <code>${escapeHtml(rule)}</code> · fingerprint <code>${escapeHtml(fingerprint)}</code></p>`,
  ];
  return `<article class="change ${kind}">\n${lines.filter((line) => line !== "").join("\n")}\n</article>`;
}
