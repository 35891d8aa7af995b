import { errorCatalog } from "@crossborder/errors";
import { decideRetry, type HttpMethod, type Idempotency } from "@crossborder/runtime/client/internal";
import { describe, expect, test } from "vitest";
import { errorInfo } from "../src/error-info.ts";

const CODES = Object.entries(errorCatalog);
const METHODS: readonly HttpMethod[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const IDEMPOTENCIES: readonly Idempotency[] = [
  { kind: "idempotent" },
  { kind: "none" },
  { kind: "single-use", key: "quote_id", usedCode: "QUOTES_ALREADY_USED", expiredCode: "QUOTES_EXPIRED" },
];

function isRetried(
  code: string,
  status: number,
  { method, idempotency }: { method: HttpMethod; idempotency: Idempotency },
): boolean {
  const result = { kind: "responded", status, evidence: "error", code, info: errorInfo(code) } as const;
  const attempt = {
    number: 1,
    maxAttempts: 4,
    method,
    idempotency,
    result,
    inDoubt: false,
    nonIdempotent: false,
  };
  return decideRetry(attempt).kind === "retry";
}

test("the client knows each code of the catalogue", () => {
  expect(CODES).not.toEqual([]);
  expect(CODES.filter(([code, { retryClass }]) => errorInfo(code)?.retryClass !== retryClass)).toEqual([]);
});

describe("whatever the status, a code is sent again exactly when the catalogue and the operation allow it", () => {
  const cases = METHODS.flatMap((method) =>
    IDEMPOTENCIES.map((idempotency) => ({ name: `${method} ${idempotency.kind}`, method, idempotency })),
  );
  test.each(cases)("$name", ({ method, idempotency }) => {
    const mayRepeat = method === "GET" || idempotency.kind !== "none";
    for (const [code, { retryClass }] of CODES) {
      const expected =
        retryClass === "retryable" &&
        code !== "PAYINS_FUNDING_PULL_FAILED" &&
        (mayRepeat || code === "AUTH_RATE_LIMITED" || code === "AUTH_SERVICE_UNAVAILABLE");
      for (const status of [400, 409, 429, 500, 502, 503]) {
        expect(`${code} ${status} ${isRetried(code, status, { method, idempotency })}`).toBe(
          `${code} ${status} ${expected}`,
        );
      }
    }
  });
});
