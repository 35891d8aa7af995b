import { formatProblem } from "../../../core/problem/format-problem.ts";
import type { Change } from "../../change.ts";
import { type Excerpt, excerptFinder } from "../excerpt/find-excerpt.ts";
import { hasFindings, mergeAdvice, type ReportView, wordsOf } from "../report-view.ts";
import { htmlSentence, withoutLinks } from "../shared/html-parts.ts";
import { type ExampleLine, indentedExample } from "../shared/indented-example.ts";
import { brokenPlaces, groupByPlace, placeTitle } from "../shared/places.ts";
import { reportChange } from "../shared/reported-change.ts";
import { countRules, countsText, releasesOf } from "../shared/summarize.ts";
import { escapeMarkdown, markdownBlock, markdownCode, markdownSentence } from "./markdown-text.ts";

/** The workflow finds its own comment by this line. */
export const COMMENT_MARKER = "<!-- codegen-diff -->";

/** GitHub rejects comments of 65,536 characters and more; bytes are never fewer than characters. */
const MAX_BYTES = 65_535;
const MAX_EXAMPLE = 1500;
const MAX_PLACES = 20;
const SIGNS = { breaking: "🔴", undecided: "🟡", risky: "🟠", safe: "🟢", docs: "⚪", exempt: "🟣" } as const;

/** The report as a comment of a pull request: the summary first, details folded, cut at the size limit of GitHub. */
export function renderMarkdown(view: ReportView): string {
  const { report, texts } = view;
  const excerptOf = texts ? excerptFinder(texts) : () => undefined;
  const blocks = groupByPlace(report.changes.filter(({ verdict }) => verdict !== "docs")).flatMap(
    ({ title, changes }) => [
      `#### ${escapeMarkdown(title)}`,
      ...changes.map((change) => changeBlock(change, excerptOf(change))),
    ],
  );
  const { command, marker = COMMENT_MARKER } = wordsOf(view);
  const others = [...docsBlock(view.report.changes), ...checksBlock(view)];
  return join(`${marker}\n${summaryBlock(view)}`, [...blocks, ...others], command);
}

/** Checks of each operation, in one folded list. */
function checksBlock({ checks = [] }: ReportView): string[] {
  if (checks.length === 0) return [];
  const lines = checks.map(({ place, text }) => `- ${escapeMarkdown(`${place}: ${text}`)}`);
  return [
    `#### Operations\n\n<details><summary>What was checked</summary>\n\n${lines.join("\n")}\n\n</details>`,
  ];
}

/** Changes of documentation, in one folded list. */
function docsBlock(changes: readonly Change[]): string[] {
  const docs = changes.filter(({ verdict }) => verdict === "docs");
  if (docs.length === 0) return [];
  const lines = docs.map(({ message, reached: [first] }) =>
    first === undefined ? message : `${placeTitle(first)}: ${message}`,
  );
  const summary = `${SIGNS.docs} <b>docs</b> ${docs.length} in documentation only`;
  return [`<details><summary>${summary}</summary>\n\n${bulletList(lines)}\n\n</details>`];
}

/** As many blocks as fit, and how many changes are left. */
function join(summary: string, blocks: readonly string[], command: string): string {
  let text = summary;
  for (const [index, block] of blocks.entries()) {
    const left = blocks.slice(index).filter((candidate) => candidate.startsWith("<details>")).length;
    const rest = left === 0 ? "what was checked" : `${left} more changes`;
    const cut = `\n\n_… and ${rest} that do not fit into this comment. Run \`${command}\` to see all of them._\n`;
    if (Buffer.byteLength(text) + Buffer.byteLength(block) + 2 * Buffer.byteLength(cut) > MAX_BYTES)
      return text + cut;
    text += `\n\n${block}`;
  }
  return `${text}\n`;
}

function summaryBlock(view: ReportView): string {
  const { report, notes, findings } = view;
  const broken = brokenPlaces(report.changes);
  const lines = [
    `### ${wordsOf(view).title}: ${countsText(view)}`,
    hasFindings(view) ? `**${mergeAdvice(view)}**` : mergeAdvice(view),
    ...notes.map(escapeMarkdown),
    broken.length === 0 ? "" : `**${wordsOf(view).broken}:**\n${bulletList(broken)}`,
    releaseTable(view),
    rulesBlock(report.changes),
    findings.length === 0 ? "" : `**Exemptions:**\n${bulletList(findings.map(formatProblem))}`,
    `${markdownCode(report.base.source)} → ${markdownCode(report.revision.source)}`,
  ];
  return lines.filter((line) => line !== "").join("\n\n");
}

function bulletList(strings: readonly string[]): string {
  const lines = strings.slice(0, MAX_PLACES).map((text) => `- ${escapeMarkdown(text)}`);
  if (strings.length > MAX_PLACES) lines.push(`- … and ${strings.length - MAX_PLACES} more`);
  return lines.join("\n");
}

/** The changesets leave out packages whose generated code stays the same. */
function releaseTable(view: ReportView): string {
  const entries = releasesOf(view);
  if (entries.length === 0) return "";
  const [names, levels] = [entries.map(([name]) => name), entries.map(([, level]) => level)];
  const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [
    row(["package", ...names]),
    row(["---", ...names.map(() => "---")]),
    row(["at most", ...levels]),
  ].join("\n");
}

/** How often each rule found something; a few changes are counted at a glance. */
function rulesBlock(changes: readonly Change[]): string {
  if (changes.length < 5) return "";
  const rows = countRules(changes).slice(0, MAX_PLACES);
  const lines = rows.map(
    ({ kind, rule, count }) => `| ${SIGNS[kind]} ${kind} | ${markdownCode(rule)} | ${count} |`,
  );
  return `<details open><summary>By rule</summary>\n\n| verdict | rule | changes |\n| --- | --- | --- |\n${lines.join("\n")}\n\n</details>`;
}

/** The lines of a change as they were and are, in the colours that GitHub and GitLab give a diff. */
function excerptBlock({ rows }: Excerpt): string {
  const lines = rows.flatMap(({ before, after, isChanged }) =>
    isChanged
      ? [...(before ? [`- ${before.text}`] : []), ...(after ? [`+ ${after.text}`] : [])]
      : [`  ${after?.text ?? ""}`],
  );
  return rows.some(({ isChanged }) => isChanged) ? markdownBlock(lines.join("\n"), "diff") : "";
}

function exampleBlock(lines: readonly ExampleLine[]): string {
  const text = lines.map(({ text, note }) => (note === undefined ? text : `${text} // ← ${note}`)).join("\n");
  return lines.length === 0 ? "" : `Example of what breaks:\n\n${markdownBlock(text, "jsonc")}`;
}

function changeBlock(change: Change, excerpt: Excerpt | undefined): string {
  const { location, rule, fingerprint, explanation } = change;
  const {
    kind,
    title,
    detail,
    others,
    details: meanings,
    exempt,
    instead,
  } = reportChange(change, { maxExample: MAX_EXAMPLE });
  const place = `${location.file}:${location.line}`;
  const details = [
    markdownSentence(explanation),
    escapeMarkdown(detail),
    exempt && `**Exempt:** ${escapeMarkdown(exempt)}`,
    excerpt === undefined ? "" : excerptBlock(excerpt),
    exampleBlock(indentedExample(change)),
    meanings.length === 0 ? "" : `In detail:\n${bulletList(meanings)}`,
    others.length === 0 ? "" : `Also affects:\n${bulletList(others)}`,
    instead && `**Instead:** ${markdownSentence(instead)}`,
    `${markdownCode(place)} · rule ${markdownCode(rule)} · fingerprint ${markdownCode(fingerprint)}`,
  ];
  const summary = `${SIGNS[kind]} <b>${kind}</b> ${withoutLinks(htmlSentence(title))}`;
  return `<details><summary>${summary}</summary>\n\n${details.filter(Boolean).join("\n\n")}\n\n</details>`;
}
