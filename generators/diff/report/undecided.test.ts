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

  it.each(["text", "markdown", "html", "github"] as const)(
    "comes before what breaks in the format %s",
    (format) => {
      const text = renderReport(sampleView([sampleChange(), UNDECIDED]), { format, isColoured: false });
      const breaking = text.indexOf("is now required");
      expect(text.indexOf("too complex to compare")).toBeLessThan(breaking);
      expect(breaking).toBeGreaterThan(0);
    },
  );
});

const BREAKING = sampleChange();
const EXEMPT = sampleChange({ exempt: { reason: "R." } });
const RISKY = sampleChange({ verdict: "risky" });
const SAFE = sampleChange({ verdict: "safe" });

describe("the first line of a report", () => {
  it.each([
    [[], "No changes."],
    [[SAFE], "No change breaks clients."],
    [[SAFE, EXEMPT], "Every change that could break clients is exempt."],
    [[SAFE, RISKY], "Review before you merge: this may break clients."],
    [[RISKY, BREAKING], "Do not merge: this breaks clients."],
    [[UNDECIDED, SAFE], "1 change could not be compared: review it by hand."],
    [
      [BREAKING, UNDECIDED, UNDECIDED],
      "2 changes could not be compared: review them by hand. Do not merge: this breaks clients.",
    ],
  ])("says what the worst of them means, whatever the command fails for: %#", (changes, verdict) => {
    for (const failOn of ["none", "breaking", "risky"] as const) {
      const view = sampleView(changes, { failOn });
      for (const format of ["text", "markdown", "html"] as const) {
        const text = renderReport(view, { format, isColoured: false });
        const body = text.slice(Math.max(0, text.indexOf("<body>")));
        const [first = ""] = body
          .replace(/<[^>]*>/g, "")
          .split("\n")
          .filter((line) => line !== "");
        expect(first.replace(/^### /, "").startsWith(verdict)).toBe(true);
      }
    }
  });
});
