import { describe, expect, it } from "vitest";
import { sampleChange, sampleView } from "../test/sample-view.ts";
import { renderReport } from "./render-report.ts";
import { type FailOn, hasFindings, REPORT_FORMATS } from "./report-view.ts";

const UNDECIDED = sampleChange({
  rule: "schema-not-compared",
  verdict: "undecided",
  message: "Request body application/json is too complex to compare.",
});

describe("what could not be compared", () => {
  it.each([
    ["breaking", false],
    ["undecided", true],
    ["risky", true],
    ["none", false],
  ] as const)("with --fail-on %s fails: %s", (failOn: FailOn, fails) => {
    expect(hasFindings(sampleView([UNDECIDED], { failOn }))).toBe(fails);
  });

  it("is worse than what may break, and not as bad as what breaks", () => {
    const risky = sampleView([sampleChange({ verdict: "risky" })], { failOn: "undecided" });
    expect(hasFindings(risky)).toBe(false);
    expect(hasFindings(sampleView([sampleChange({})], { failOn: "undecided" }))).toBe(true);
  });

  it.each(REPORT_FORMATS)("is named in the format %s", (format) => {
    const text = renderReport(sampleView([UNDECIDED]), { format, isColoured: false });
    expect(text).toMatch(/undecided/);
    expect(text).toContain("too complex to compare");
  });

  it.each(["text", "markdown", "html", "github"] as const)("is counted in the format %s", (format) => {
    const text = renderReport(sampleView([UNDECIDED, UNDECIDED]), { format, isColoured: false });
    expect(text.replace(/<[^>]*>/g, "")).toMatch(/2 undecided|undecided 2/);
  });
});
