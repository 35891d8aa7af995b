import { errorCatalog } from "@crossborder/errors";
import { beforeAll, expect, test } from "vitest";
import { readText } from "../../house/repository.ts";
import { type RetryReport, retryReport } from "./report.ts";

let report: RetryReport;
beforeAll(async () => {
  report = await retryReport();
});

test("our client decides rightly about every code", () => {
  expect(report.codes).toBe(Object.keys(errorCatalog).length);
  expect(report.ours).toMatchObject({ retried: [], notRetried: [] });
});

test("each policy by status retries codes that it should not, and gives up on others", () => {
  expect(report.policies).toHaveLength(5);
  for (const { policy, retried, notRetried } of report.policies) {
    expect(retried, policy).toContain("PAYINS_CARD_PAYMENT_PENDING");
    expect(notRetried, policy).toContain("PAYOUTS_ALLOWANCE_NOT_CONFIRMED");
  }
});

test("the README states how many decisions are wrong", () => {
  const wrong = report.policies.map(({ retried, notRetried }) => retried.length + notRetried.length);
  const range = `${Math.min(...wrong)} to ${Math.max(...wrong)}`;
  expect(readText("README.md")).toContain(
    `it is wrong for ${range} of the ${report.codes} error codes, here for none.`,
  );
});

test("a code that is never resent is an exception, with its reason", () => {
  expect(report.exceptions).toContainEqual({
    code: "PAYINS_FUNDING_PULL_FAILED",
    reason: expect.stringMatching(/quote/),
  });
  expect(report.exceptions.filter(({ reason }) => reason === "")).toEqual([]);
});
