import { describe, expect, it } from "vitest";
import { formatDiagnostic } from "../../../core/diagnostics/format-diagnostic.ts";
import { parseSource } from "../../../core/document/source/source-file.ts";
import type { Change } from "../../change.ts";
import { sampleChange, sampleLocation, sampleView } from "../../test/sample-view.ts";
import { applyExemptions } from "./apply-exemptions.ts";
import { applyVerdicts, type VerdictSetting } from "./apply-verdicts.ts";
import type { ExemptionLimits } from "./exemption.ts";
import { readExemptions } from "./read-exemptions.ts";

const REST = "  reason: Agreed.\n  expires: 2026-06-30\n";

function read(text: string) {
  const { value, diagnostics } = parseSource({ uri: "file:///e.yaml", name: "e.yaml", text });
  if (value === undefined) throw new Error(diagnostics.map(formatDiagnostic).join("\n"));
  return readExemptions(value);
}

/** Reasons of the exempt changes, and the diagnostics of the exemptions. */
function exempted(text: string, changes: readonly Change[], today = "2026-06-30") {
  const { report } = sampleView(changes);
  const result = applyExemptions(report, { exemptions: read(text).value ?? [], today });
  return [result.report.changes.map(({ exempt }) => exempt?.reason), result.findings.map(formatDiagnostic)];
}

describe("an exemption file", () => {
  it.each([
    ["{}", "1:1  The file is not a list."],
    ["- text", "1:3  The entry is not an object."],
    [`- fingerprint: 123456789012\n${REST}`, "A `fingerprint` must be a string: put it in quotes."],
    [`- fingerprint: abc\n  rule: r\n${REST}`, "not both."],
    [`- rule: r\n${REST}`, "An exemption requires a `fingerprint`, or a `rule` and a `path`."],
    [
      `- rule: operation-removd\n  path: /v1\n${REST}`,
      "There is no rule `operation-removd`. Did you mean `operation-removed`?",
    ],
    [`- rule: toString\n  path: /v1\n${REST}`, "There is no rule `toString`.  ("],
    ["- fingerprint: abc\n  expires: 2026-06-30", "An exemption requires a `reason`."],
    ["- fingerprint: abc\n  reason: R.", "An exemption requires a date in `expires`, such as 2026-12-31."],
    ["- fingerprint: abc\n  reason: R.\n  expires: 2026-02-30", "An exemption requires a date in `expires`"],
    [`- fingerprint: abc\n  until: x\n${REST}`, "Unknown key `until` in an exemption."],
  ])("%j is rejected", (text, message) => {
    const { value, diagnostics } = read(text);
    expect(value).toBeUndefined();
    expect(diagnostics.map(formatDiagnostic)).toEqual([expect.stringContaining(message)]);
  });

  it("reports every mistake in its entries", () => {
    const text = "- fingerprint: 1\n  resaon: R.\n  expires: soon\n- 5\n- rule: r\n  reason: R.\n";
    expect(read(text).diagnostics.map(({ location, message }) => `${location.line} ${message}`)).toEqual([
      '1 Unknown key `resaon` in an exemption. Did you mean "reason"?',
      "1 A `fingerprint` must be a string: put it in quotes.",
      "1 An exemption requires a `reason`.",
      "1 An exemption requires a date in `expires`, such as 2026-12-31.",
      "4 The entry is not an object.",
      "5 An exemption requires a `fingerprint`, or a `rule` and a `path`.",
      "5 An exemption requires a date in `expires`, such as 2026-12-31.",
    ]);
  });

  it("without entries exempts nothing", () => {
    expect(exempted("[]", [sampleChange()])).toEqual([[undefined], []]);
  });
});

describe("an exemption", () => {
  it("by fingerprint lets that change through until its day is over", () => {
    const text = `- fingerprint: 0123456789ab\n${REST}`;
    const other = sampleChange({ fingerprint: "ffff" });
    expect(exempted(text, [sampleChange(), other])).toEqual([["Agreed.", undefined], []]);
    expect(exempted(text, [sampleChange()], "2026-07-01")).toEqual([
      [undefined],
      [
        "e.yaml:1:3  The exemption for 0123456789ab expired on 2026-06-30.  (Remove the exemption, or review the change again and set a later date.)",
      ],
    ]);
  });

  it.each(["/v1/quotes", "POST /v1/quotes", "quotes.create", "/v1/*"])(
    "by rule names its place as %s",
    (path) => {
      const text = `- rule: property-newly-required\n  path: ${path}\n${REST}`;
      expect(exempted(text, [sampleChange()])).toEqual([["Agreed."], []]);
      expect(exempted(text, [sampleChange({ rule: "other" })])).toEqual([
        [undefined],
        [expect.stringContaining("matches no")],
      ]);
    },
  );

  it("by rule leaves a change alone that breaks another place too", () => {
    const reached = [
      sampleLocation(),
      sampleLocation({ name: "quotes.list", method: "GET", path: "/v1/quotes/all" }),
    ];
    const one = `- rule: property-newly-required\n  path: quotes.create\n${REST}`;
    const both = `${one}- rule: property-newly-required\n  path: quotes.list\n${REST}`;
    expect(exempted(one, [sampleChange({ reached })])[0]).toEqual([undefined]);
    expect(exempted(both, [sampleChange({ reached })])).toEqual([["Agreed."], []]);
  });

  it("of what is safe anyway is unused", () => {
    const text = `- fingerprint: 0123456789ab\n${REST}`;
    expect(exempted(text, [sampleChange({ verdict: "safe" })])).toEqual([
      [undefined],
      [
        "e.yaml:1:3  The exemption for 0123456789ab matches no breaking or risky change.  (Remove the exemption, or correct its fingerprint, rule or path.)",
      ],
    ]);
  });
});

describe("a limit of exemptions", () => {
  const today = "2026-06-01";
  function limited(entry: string, limits: ExemptionLimits) {
    const { value: exemptions = [] } = read(entry);
    const { report, findings } = applyExemptions(sampleView([sampleChange()]).report, {
      exemptions,
      today,
      limits,
    });
    return [report.changes[0]?.exempt?.reason, findings.map(({ code }) => code)];
  }
  const wild = `- rule: property-newly-required\n  path: /v1/*\n${REST}`;
  const one = `- fingerprint: 0123456789ab\n${REST}`;

  it.each([
    [one, { maxDays: 29 }, ["Agreed.", []]], // the entries expire on 2026-06-30
    [one, { maxDays: 28 }, [undefined, ["exemption-too-long"]]],
    [one, {}, ["Agreed.", []]],
    [wild, {}, ["Agreed.", []]],
    [wild, { wildcards: false }, [undefined, ["exemption-wildcard"]]],
    [one, { wildcards: false }, ["Agreed.", []]],
  ] as const)("%j with %j", (entry, limits, expected) => {
    expect(limited(entry, limits)).toEqual(expected);
  });
});

describe("a severity of the house", () => {
  function verdicts(settings: readonly VerdictSetting[], changes: readonly Change[] = [sampleChange()]) {
    return applyVerdicts(sampleView(changes).report, settings).changes.map(({ rule, verdict }) => [
      rule,
      verdict,
    ]);
  }

  it.each([
    [{ rule: "property-newly-required", verdict: "risky" }, "risky"],
    [{ path: "POST /v1/quotes", verdict: "safe" }, "safe"],
    [{ tag: "Quotes", verdict: "docs" }, "docs"],
    [{ tag: "Quotes", rule: "other", verdict: "docs" }, "breaking"],
    [{ path: "/v1/payouts", verdict: "safe" }, "breaking"],
  ] as const)("%j gives %s", (setting, verdict) => {
    expect(verdicts([setting])).toEqual([["property-newly-required", verdict]]);
  });

  it("is the last that matches, for each place; the worst place counts, and the worst change comes first", () => {
    const reached = [
      sampleLocation(),
      sampleLocation({ name: "payouts.create", path: "/v1/payouts", tags: [] }),
    ];
    const settings = [
      { rule: "a", verdict: "docs" },
      { rule: "a", path: "/v1/payouts", verdict: "risky" },
    ] as const;
    const changes = [sampleChange({ rule: "a", reached }), sampleChange({ rule: "b" })];
    expect(verdicts(settings, changes)).toEqual([
      ["b", "breaking"],
      ["a", "risky"],
    ]);
  });
});
