import { formatProblem } from "../../../core/problem/format-problem.ts";
import type { Change } from "../../change.ts";
import { type Excerpt, excerptFinder } from "../excerpt/find-excerpt.ts";
import { hasFindings, mergeAdvice, type ReportedCheck, type ReportView, wordsOf } from "../report-view.ts";
import { htmlSentence, htmlText } from "../shared/html-parts.ts";
import { indentedExample } from "../shared/indented-example.ts";
import { placeTitle } from "../shared/places.ts";
import { reportChange } from "../shared/reported-change.ts";
import { bumpsText, COUNTED_KINDS, countRules, countsText, kindOf } from "../shared/summarize.ts";
import { exampleHtml, excerptHtml } from "./html-excerpt.ts";
import { createFilters, type Filters } from "./html-filters.ts";
import { PAGE_STYLE } from "./html-style.ts";

const MAX_EXAMPLE = 4000;

/** The report as one page: no file beside it, no request, no script. What breaks comes first. */
export function renderHtml(view: ReportView): string {
  const { report, texts } = view;
  const title = `${wordsOf(view).title}: ${countsText(view)}`;
  const changes = worstFirst(report.changes);
  const filters = createFilters(changes);
  const excerptOf = texts ? excerptFinder(texts) : () => undefined;
  const anchors = anchorsOf(changes);
  const articles = changes.map((change) =>
    changeHtml(change, { anchor: anchors.get(change) ?? "", filters, excerpt: excerptOf(change) }),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${htmlText(title)}</title>
<style>${PAGE_STYLE}${filters.style}</style>
</head>
<body>
<header>
${headHtml(view, { title, anchors })}
</header>
<main>
${changes.length === 0 ? "" : `<h2 id="changes">Changes</h2>\n${filters.html}`}
<div class="changes">
${articles.join("\n")}
</div>
</main>
</body>
</html>`;
}

/** An exempt change was accepted, so it comes last. */
function worstFirst(changes: readonly Change[]): readonly Change[] {
  return COUNTED_KINDS.flatMap((kind) => changes.filter((change) => kindOf(change) === kind));
}

/** A link to a change stays the same from report to report. */
function anchorsOf(changes: readonly Change[]): ReadonlyMap<Change, string> {
  const used = new Map<string, number>();
  return new Map(
    changes.map((change) => {
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
    ({ place, text }) => `<li><code>${htmlText(place)}</code>: ${htmlText(text)}</li>`,
  );
  return [`<details><summary>What was checked</summary><ul>${items.join("")}</ul></details>`];
}

interface HeadParts {
  readonly title: string;
  readonly anchors: ReadonlyMap<Change, string>;
}

function headHtml(view: ReportView, { title, anchors }: HeadParts): string {
  const { report, notes, findings, checks = [] } = view;
  const { base, revision } = report;
  const lines = [
    `<h1>${htmlText(title)}</h1>`,
    `<p class="verdict ${hasFindings(view) ? "breaking" : "safe"}"><span class="kind">${mergeAdvice(view)}</span></p>`,
    `<p class="soft">${htmlText(revision.title)} · <code>${htmlText(base.source)}</code> ${htmlText(base.version)} → <code>${htmlText(revision.source)}</code> ${htmlText(revision.version)}</p>`,
    ...notes.map((note) => `<p>${htmlText(note)}</p>`),
    ...checksHtml(checks),
    breaksHtml(view, anchors),
    findings.length === 0 ? "" : `<p>Exemptions:</p>\n<ul>${listItems(findings.map(formatProblem))}</ul>`,
    releases(view),
    rulesHtml(report.changes, anchors),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

/** With more links than this, the changes of an operation are shown when it is opened: who is affected fits a screen. */
const MAX_OPEN = 20;

/** Who is affected by what: a line for each operation or event that breaks. */
function breaksHtml(view: ReportView, anchors: HeadParts["anchors"]): string {
  const broken = new Map<string, Change[]>();
  for (const change of view.report.changes.filter((candidate) => kindOf(candidate) === "breaking"))
    for (const place of new Set(
      change.reached.filter(({ verdict }) => verdict === "breaking").map(placeTitle),
    ))
      broken.set(place, [...(broken.get(place) ?? []), change]);
  if (broken.size === 0) return "";
  const isLong = [...broken.values()].flat().length > MAX_OPEN;
  const items = [...broken].map(([place, causes]) => {
    const name = `<b>${htmlText(place)}</b>`;
    const list = `<ul>${causes.map((change) => `<li>${changeLink(change, anchors)}</li>`).join("")}</ul>`;
    if (!isLong) return `<li>${name}${list}</li>`;
    const count = causes.length === 1 ? "1 change" : `${causes.length} changes`;
    return `<li><details><summary>${name} <span class="soft">${count}</span></summary>${list}</details></li>`;
  });
  return `<section class="breaks"><h2>${htmlText(wordsOf(view).broken)}</h2>\n<ul>${items.join("\n")}</ul></section>`;
}

function changeLink(change: Change, anchors: HeadParts["anchors"]): string {
  return `<a href="#${anchors.get(change)}">${htmlSentence(change.message)}</a>`;
}

/** How often each rule found something, with a link to the first change. */
function rulesHtml(changes: readonly Change[], anchors: HeadParts["anchors"]): string {
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

/** Packages whose generated code stays the same need no release. */
function releases(view: ReportView): string {
  const bumps = bumpsText(view);
  return bumps === "" ? "" : `<p>Releases, at most: <b>${htmlText(bumps)}</b></p>`;
}

interface ChangeParts {
  readonly anchor: string;
  readonly filters: Filters;
  readonly excerpt: Excerpt | undefined;
}

function changeHtml(change: Change, { anchor, filters, excerpt }: ChangeParts): string {
  const { location, rule, fingerprint, explanation, reached } = change;
  const { kind, title, detail, others, details, exempt, instead } = reportChange(change, {
    maxExample: MAX_EXAMPLE,
  });
  const [first] = reached;
  const example = indentedExample(change);
  const place = `<code>${htmlText(`${location.file}:${location.line}`)}</code>`;
  const more = `<summary>Affects ${others.length} more</summary><ul>${listItems(others)}</ul>`;
  const lines = [
    `<p class="place">${htmlText(first === undefined ? "the document" : placeTitle(first))}</p>`,
    `<h3><span class="kind">${kind}</span> ${htmlSentence(title)}</h3>`,
    `<p class="soft">${htmlSentence(explanation)}</p>`,
    detail && `<p class="soft">${htmlText(detail)}</p>`,
    exempt && `<p><b>Exempt:</b> ${htmlText(exempt)}</p>`,
    excerpt ? excerptHtml(excerpt) : "",
    example.length === 0 ? "" : `<p>Example of what breaks:</p>${exampleHtml(example)}`,
    details.length === 0 ? "" : `<ul>${listItems(details)}</ul>`,
    instead && `<p><b>Instead:</b> ${htmlSentence(instead)}</p>`,
    others.length === 0 ? "" : `<details>${more}</details>`,
    `<p class="soft">${place} · rule <code>${htmlText(rule)}</code> · fingerprint <code>${htmlText(fingerprint)}</code> · <a href="#${anchor}">link to this change</a></p>`,
  ];
  const classes = `change ${kind} ${filters.classesOf(change)}`.trimEnd();
  return `<article id="${anchor}" class="${classes}">\n${lines.filter((line) => line !== "").join("\n")}\n</article>`;
}
