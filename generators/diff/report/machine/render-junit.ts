import type { Change } from "../../change.ts";
import { isFinding, type ReportView, wordsOf } from "../report-view.ts";
import { htmlText } from "../shared/html-parts.ts";
import { locationTitle } from "../shared/locations.ts";
import { missingExample, shownExample } from "../shared/printable.ts";
import { focusedExample } from "../shared/reported-change.ts";
import { bumpsText, countsText } from "../shared/summarize.ts";

const MAX_EXAMPLE = 1000;

/**
 * The report as JUnit XML: one test case per change, which fails when the change is a finding, and one per operation of a
 * running service, which is skipped when it was not checked.
 */
export function renderJunit(view: ReportView): string {
  const { report, failOn, findings, checks = [] } = view;
  const cases = report.changes.map((change) => caseOf(change, isFinding(change, failOn)));
  const exemptions = findings.map(({ message, help, code }) =>
    testCase("exemptions", message, failOn === "none" ? "" : failure(code, `${message} ${help}`)),
  );
  const responses = checks.map(({ location, isChecked, text }) =>
    testCase(location, text, isChecked ? "" : `<skipped message="${htmlText(text)}"/>`),
  );
  const all = [...cases, ...exemptions, ...responses];
  if (all.length === 0) all.push(testCase("the document", wordsOf(view).none, ""));
  const failed = all.filter((text) => text.includes("<failure")).length;
  const skipped = all.filter((text) => text.includes("<skipped")).length;
  const attributes = `name="${wordsOf(view).command}" tests="${all.length}" failures="${failed}" skipped="${skipped}" errors="0"`;
  const reported = { changes: countsText(view), releases: bumpsText(view) };
  const properties = Object.entries(reported)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `      <property name="${name}" value="${htmlText(value)}"/>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${all.length}" failures="${failed}" skipped="${skipped}" errors="0">`,
    `  <testsuite ${attributes}>\n    <properties>\n${properties.join("")}    </properties>\n${all.join("\n")}\n  </testsuite>`,
    "</testsuites>",
  ].join("\n");
}

function caseOf(change: Change, isFailure: boolean): string {
  const [first] = change.reached;
  const location = first === undefined ? "the document" : locationTitle(first);
  return testCase(
    location,
    `${change.message} [${change.fingerprint}]`,
    isFailure ? failureOf(change) : skipOf(change),
  );
}

function failureOf(change: Change): string {
  const { location, message, instead, rule } = change;
  const example = shownExample(change);
  const lines = [
    `${location.file}:${location.line}:${location.column}`,
    example === undefined
      ? missingExample(change)
      : `Example of what breaks: ${focusedExample(example.counterexample.value, example.value, MAX_EXAMPLE).text}`,
    instead === undefined ? "" : `Instead: ${instead}`,
  ];
  return failure(rule, message, lines.filter(Boolean));
}

function skipOf({ exempt }: Change): string {
  return exempt === undefined ? "" : `<skipped message="${htmlText(`Exempt: ${exempt.reason}`)}"/>`;
}

function failure(type: string, message: string, lines: readonly string[] = []): string {
  const text = lines.map(htmlText).join("\n");
  return `<failure type="${htmlText(type)}" message="${htmlText(message)}">${text}</failure>`;
}

function testCase(location: string, name: string, content: string): string {
  const start = `    <testcase classname="${htmlText(location)}" name="${htmlText(name)}"`;
  return content === "" ? `${start}/>` : `${start}>${content}</testcase>`;
}
