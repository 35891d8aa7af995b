import { counted } from "../../core/counted.ts";
import {
  escapeMarkdown,
  markdownCode,
  markdownSentence,
  markdownTable,
} from "../../diff/report/markdown/markdown-text.ts";
import { shortJson } from "../../diff/report/shared/printable.ts";
import type { TouchedChange, TrafficReport } from "../changes/traffic-impact.ts";
import { countNotes, type TrafficCounts } from "../read-recordings.ts";

/** Length limit of an example on one line. */
const EXAMPLE_LENGTH = 120;

const CAUSE_UNKNOWN = "Cause not found: the revision rejects these, and no change was found there.";

/** Renders the report for a terminal: each change that affects traffic, with counts and one example. */
export function renderTrafficText(report: TrafficReport): string {
  const blocks = report.touched.map((touched) =>
    [titleOf(touched), ...countsOf(touched), `For example: ${exampleText(touched)}`].join("\n  "),
  );
  return [countLine(report), ...blocks, ...notesOn(report)].join("\n\n");
}

/** The report for a pull request. */
export function renderTrafficMarkdown(report: TrafficReport): string {
  const rows = report.touched.map((touched) => [
    touched.change ? markdownSentence(touched.change.message) : CAUSE_UNKNOWN,
    countsOf(touched).join(", "),
    markdownCode(exampleText(touched)),
  ]);
  const parts = [
    "## Recorded traffic",
    escapeMarkdown(countLine(report)),
    ...(rows.length > 0 ? [markdownTable([["change", "recorded traffic", "for example"], ...rows])] : []),
    ...notesOn(report).map(escapeMarkdown),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** `57 changes, 3 touch recorded traffic (1204 requests of shop.har).` */
function countLine({ changes, touched, counts }: TrafficReport): string {
  const count = touched.filter(({ change }) => change !== undefined).length;
  const verb = count === 1 ? "touches" : "touch";
  const of = `${counted(counts.matched, "request")} of ${counts.files.join(", ")}`;
  return `${counted(changes.length, "change")}, ${count === 0 ? "none" : count} ${verb} recorded traffic (${of}).`;
}

function titleOf({ change }: TouchedChange): string {
  return change ? `${change.rule}: ${change.message}` : CAUSE_UNKNOWN;
}

function countsOf({ rejected, present }: TouchedChange): string[] {
  return [
    { verb: "rejects", text: countedBoth(rejected) },
    { verb: "touches", text: countedBoth(present) },
  ].flatMap(({ verb, text }) => (text === "" ? [] : [`${verb} ${text}`]));
}

/** `1 request and 2 responses`; empty for none. */
function countedBoth({ request, response }: TrafficReport["unread"]): string {
  const counts = [
    ...(request > 0 ? [counted(request, "request")] : []),
    ...(response > 0 ? [counted(response, "response")] : []),
  ];
  return counts.join(" and ");
}

function exampleText({ example: { operation, where, value } }: TouchedChange): string {
  const place = where === undefined ? operation : `${operation}, ${where}`;
  return value === undefined ? place : `${place}: ${shortJson(value, EXAMPLE_LENGTH)}`;
}

function notesOn({ counts, undescribed, unread, unplaced }: TrafficReport): string[] {
  const [rejected, unreadBodies] = [countedBoth(undescribed), countedBoth(unread)];
  return [
    ...(rejected === ""
      ? []
      : [
          `The base rejects parts of ${rejected}, which were not held against the revision. Run \`codegen verify --traffic\`.`,
        ]),
    ...(unreadBodies === "" ? [] : [`Bodies of ${unreadBodies} were not recorded, or cannot be compared.`]),
    ...(unplaced.length > 0
      ? [`Not looked for in traffic: ${[...new Set(unplaced.map(({ rule }) => rule))].join(", ")}.`]
      : []),
    ...countNotes(counts),
  ];
}

/** The report as data. Changes have the fingerprints of `codegen diff`. */
export function trafficJson({
  counts,
  touched,
  undescribed,
  unread,
  unplaced,
}: TrafficReport): Record<string, unknown> {
  return {
    ...countsJson(counts),
    notAsDescribed: undescribed,
    bodiesNotCompared: unread,
    touched: touched.map(({ change, rejected, present, example }) => ({
      ...(change ? { fingerprint: change.fingerprint, rule: change.rule } : {}),
      rejects: rejected,
      touches: present,
      example,
    })),
    notLookedFor: unplaced.map(({ fingerprint }) => fingerprint),
  };
}

/** Returns the counts as data. */
export function countsJson({
  unmatchedPaths,
  firstUnreadable,
  ...counts
}: TrafficCounts): Record<string, unknown> {
  return {
    ...counts,
    unmatchedPaths: unmatchedPaths.map(({ isOfService: _, ...group }) => group),
    ...(firstUnreadable ? { firstUnreadable } : {}),
  };
}
