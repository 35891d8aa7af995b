import { expect, it } from "vitest";
import { EVERY_KIND, sampleChange, sampleView } from "../../test/sample-view.ts";
import { reportSarif } from "./render-sarif.ts";

it("a SARIF log has a rule and a result per change, with levels, places and suppressions", () => {
  const log = JSON.parse(JSON.stringify(reportSarif(sampleView(EVERY_KIND))));
  expect(log.version).toBe("2.1.0");
  const [run] = log.runs;
  expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual(
    EVERY_KIND.map(({ rule }) => rule),
  );
  const reported = run.results.map((result: { level: string; kind: string; suppressions?: unknown }) => [
    result.level,
    result.kind,
    result.suppressions !== undefined,
  ]);
  expect(reported).toEqual([
    ["error", "fail", false],
    ["error", "fail", false],
    ["warning", "fail", false],
    ["none", "informational", false],
    ["none", "informational", false],
    ["error", "fail", true],
  ]);
  expect(run.results[0]).toMatchObject({
    ruleId: "property-newly-required",
    message: { text: "Request property `network` is now required." },
    partialFingerprints: { "codegen/v1": "0123456789ab" },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: "spec/QuoteCreate.yaml" },
          region: { startLine: 7, startColumn: 3 },
        },
      },
    ],
  });
  expect(run.results[1].locations[0].physicalLocation).toEqual({
    artifactLocation: { uri: "spec/openapi.yaml" },
  });
});

it("a rule has the advice of all its changes, and none if one of them names a date", () => {
  const helpOf = (...advice: readonly string[]) => {
    const changes = advice.map((instead) => sampleChange({ instead }));
    const log = JSON.parse(JSON.stringify(reportSarif(sampleView(changes))));
    return log.runs[0].tool.driver.rules.map(({ help }: { help: unknown }) => help);
  };
  expect(helpOf("Keep it.", "Keep it.")).toEqual([{ text: "Keep it." }]);
  expect(helpOf("Keep it.", "The sunset date 2027-06-30 has not passed yet.")).toEqual([undefined]);
});
