import { formatDiagnostic } from "../../../core/diagnostics/format-diagnostic.ts";
import type { Change } from "../../change.ts";
import { type Excerpt, excerptFinder } from "../excerpt/find-excerpt.ts";
import { type ReportView, type ReportWords, wordsOf } from "../report-view.ts";
import { editsOf, listed, locationsText, type ReportedEdit } from "../shared/edits.ts";
import { htmlSentence, htmlText, withoutLinks } from "../shared/html-parts.ts";
import { type ExampleLine, indentedExample } from "../shared/indented-example.ts";
import { locationTitle } from "../shared/locations.ts";
import { missingExample } from "../shared/printable.ts";
import { reportChange } from "../shared/reported-change.ts";
import { breaksNobody, bumpsText, countKinds, countsText, kindOf, verdictText } from "../shared/summarize.ts";
import { escapeMarkdown, markdownBlock, markdownCode, markdownSentence } from "./markdown-text.ts";

/** The workflow finds its own comment by this line. */
export const COMMENT_MARKER = "<!-- codegen-diff -->";

/** GitHub rejects comments of 65,536 characters and more, and workflows add a line in front. */
const MAX_BYTES = 60_000;
/** Limit of the text that is visible without unfolding: about two screens. */
const MAX_VISIBLE_BYTES = 4000;
const MAX_PLACES = 20;
const MAX_NAMES = 4;
const SIGNS = { breaking: "🔴", undecided: "🟡", risky: "🟠", safe: "🟢", docs: "⚪", exempt: "🟣" } as const;

export interface MarkdownOptions {
  /** True to list every change. By default, changes that break nobody are only counted. */
  readonly isVerbose?: boolean;
}

/** The report as a comment of a pull request: the verdict, the counts, then each edit as a line that unfolds. */
export function renderMarkdown(view: ReportView, { isVerbose = false }: MarkdownOptions = {}): string {
  const { report, texts } = view;
  const excerptOf = texts ? excerptFinder(texts) : () => undefined;
  const isListed = (change: Change): boolean => isVerbose || !breaksNobody(kindOf(change));
  const counted = report.changes.filter((change) => !isListed(change));
  const edits = editsOf(report.changes.filter(isListed));
  const { marker = COMMENT_MARKER } = wordsOf(view);
  const head = `${marker}\n${headBlock(view, counted)}`;
  const blocks = edits.map((edit) => editBlock(edit, excerptOf(edit.shown)));
  return `${[head, ...fitted({ head, blocks, edits, checks: checksBlock(view) }, wordsOf(view))].join("\n\n")}\n`;
}

/** A line that is always shown, and what it unfolds. */
interface Block {
  readonly summary: string;
  readonly body: string;
}

function folded({ summary, body }: Block): string {
  return `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;
}

/** Checks of each operation, in one folded list. */
function checksBlock({ checks = [] }: ReportView): string[] {
  if (checks.length === 0) return [];
  const lines = checks.map(({ location, text }) => `- ${escapeMarkdown(`${location}: ${text}`)}`);
  return [`#### Operations\n\n${folded({ summary: "What was checked", body: lines.join("\n") })}`];
}

interface Parts {
  readonly head: string;
  readonly blocks: readonly Block[];
  readonly edits: readonly ReportedEdit[];
  readonly checks: readonly string[];
}

/** The edits that fit on two screens, one block with the others, and how many exceed the limit of a comment. */
function fitted({ head, blocks, edits, checks }: Parts, { command, noun }: ReportWords): string[] {
  const shown: string[] = [];
  const more: string[] = [];
  let [visible, bytes] = [Buffer.byteLength(head), Buffer.byteLength([head, ...checks].join("\n\n"))];
  for (const block of blocks) {
    const text = folded(block);
    visible += Buffer.byteLength(block.summary) + FOLD_BYTES;
    bytes += Buffer.byteLength(text) + 2;
    if (bytes > MAX_BYTES - REST_BYTES) break;
    (visible < MAX_VISIBLE_BYTES - REST_BYTES ? shown : more).push(text);
  }
  const left = countEdits(edits.slice(shown.length + more.length), noun);
  const cut = `_… and ${left} that do not fit into this comment. Run \`${command}\` to see all of them._`;
  if (left !== "") more.push(cut);
  if (more.length === 0) return [...shown, ...checks];
  const summary = `… and ${countEdits(edits.slice(shown.length), noun)}`;
  return [...shown, folded({ summary, body: more.join("\n\n") }), ...checks];
}

/** Sizes of the markup of a folded block, and of the two lines about skipped parts. */
const FOLD_BYTES = Buffer.byteLength(folded({ summary: "", body: "" }));
const REST_BYTES = 500;

/** `3 breaking and 12 risky changes`; empty for none. */
function countEdits(edits: readonly ReportedEdit[], noun: string): string {
  const counts = countKinds(edits.flatMap(({ changes }) => changes));
  const total = counts.reduce((sum, count) => sum + count.total, 0);
  const parts = counts.map(({ kind, total: count }) => `${count} ${kind}`);
  return total === 0 ? "" : `${parts.join(", ")} ${noun}${total === 1 ? "" : "s"}`;
}

function headBlock(view: ReportView, counted: readonly Change[]): string {
  const { report, notes, findings } = view;
  const bumps = bumpsText(view);
  const releases = bumps === "" ? "" : ` Releases, at most: ${bumps}.`;
  const lines = [
    `### ${verdictText(view)}`,
    report.changes.length === 0 ? "" : `${wordsOf(view).title}: ${countsText(view)}.${releases}`,
    ...notes.map(escapeMarkdown),
    findings.length === 0 ? "" : `**Exemptions:**\n${bulletList(findings.map(formatDiagnostic), MAX_NAMES)}`,
    ...countKinds(counted).map(
      ({ kind, total, rules }) =>
        `${SIGNS[kind]} ${total} ${kind}: ${escapeMarkdown(listed(rules, MAX_NAMES))}`,
    ),
    `${markdownCode(report.base.source)} → ${markdownCode(report.revision.source)}`,
  ];
  return lines.filter((line) => line !== "").join("\n\n");
}

function bulletList(strings: readonly string[], maximum = MAX_PLACES): string {
  const lines = strings.slice(0, maximum).map((text) => `- ${escapeMarkdown(text)}`);
  if (strings.length > maximum) lines.push(`- … and ${strings.length - maximum} more`);
  return lines.join("\n");
}

/** Prints the lines of a change before and after, in the colours that GitHub and GitLab give a diff. */
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

function editBlock(edit: ReportedEdit, excerpt: Excerpt | undefined): Block {
  const { kind, shown, changes, locations } = edit;
  const { detail, details: meanings, exempt, instead } = reportChange(shown);
  const found = changes.map(
    ({ location: { file, line }, rule, fingerprint }) =>
      `${markdownCode(`${file}:${line}`)} · rule ${markdownCode(rule)} · fingerprint ${markdownCode(fingerprint)}`,
  );
  const body = [
    markdownSentence(shown.explanation),
    escapeMarkdown(detail),
    exempt && `**Exempt:** ${escapeMarkdown(exempt)}`,
    excerpt === undefined ? "" : excerptBlock(excerpt),
    exampleBlock(indentedExample(shown)) || missingExample(shown),
    meanings.length === 0 ? "" : `In detail:\n${bulletList(meanings)}`,
    locations.length < 2 ? "" : `Affects:\n${bulletList(locations.map(locationTitle))}`,
    instead && `**Instead:** ${markdownSentence(instead)}`,
    ...found.slice(0, MAX_PLACES),
    found.length > MAX_PLACES ? `… and at ${found.length - MAX_PLACES} more places` : "",
  ];
  const where = `<i>${withoutLinks(htmlText(locationsText(edit, MAX_NAMES)))}</i>`;
  const sentence = withoutLinks(htmlSentence(shown.message));
  return {
    summary: `${SIGNS[kind]} <b>${kind}</b> ${sentence} ${where}`,
    body: body.filter(Boolean).join("\n\n"),
  };
}
