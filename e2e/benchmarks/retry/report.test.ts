import { errorCatalog } from "@crossborder/errors";
import { beforeAll, expect, test } from "vitest";
import { renderReport } from "./render.ts";
import { type RetryReport, retryReport } from "./report.ts";

let report: RetryReport;
beforeAll(async () => {
  report = await retryReport();
});

test("our client decides rightly about every code", () => {
  expect(report.codes).toBe(Object.keys(errorCatalog).length);
  expect(report.ours).toMatchObject({ retried: [], notRetried: [] });
});

test("each policy by status retries between 1 and 11 codes too many and 2 or 3 too few", () => {
  expect(report.policies).toHaveLength(5);
  for (const { policy, retried, notRetried } of report.policies) {
    expect(retried.length, policy).toBeGreaterThanOrEqual(1);
    expect(retried.length, policy).toBeLessThanOrEqual(11);
    expect([2, 3], policy).toContain(notRetried.length);
    expect(retried, policy).toContain("PAYINS_CARD_PAYMENT_PENDING");
    expect(notRetried, policy).toContain("PAYOUTS_ALLOWANCE_NOT_CONFIRMED");
  }
});

test("one code is an exception, with its reason", () => {
  expect(report.exceptions).toEqual([
    { code: "PAYINS_FUNDING_PULL_FAILED", reason: expect.stringMatching(/quote/) },
  ]);
});

test("the text holds every policy in a line of its own", () => {
  const text = renderReport(report);
  for (const { policy } of report.policies) expect(text).toMatch(new RegExp(`^${policy} +\\d+ +\\d+$`, "m"));
  expect(text).toMatch(/^by code .* +0 +0$/m);
  expect(text).toContain("The one exception: PAYINS_FUNDING_PULL_FAILED");
});
