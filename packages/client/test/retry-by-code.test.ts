import { errorCatalog } from "@crossborder/errors";
import { decideRetry, type HttpMethod, type Idempotency } from "@crossborder/runtime/client/internal";
import { describe, expect, test } from "vitest";
import { decisiveInfo, errorInfo } from "../src/error-info.ts";

const CODES = Object.entries(errorCatalog);
const METHODS: readonly HttpMethod[] = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const IDEMPOTENCIES: readonly Idempotency[] = [
  { kind: "idempotent" },
  { kind: "none" },
  { kind: "single-use", key: "quote_id", usedCode: "QUOTES_ALREADY_USED", expiredCode: "QUOTES_EXPIRED" },
];

interface Sent {
  readonly method: HttpMethod;
  readonly idempotency: Idempotency;
  readonly inDoubt?: boolean;
}

/** What the client does after a code, with all that the catalogue says, or with what decides alone. */
function decide(code: string, status: number, { inDoubt = false, ...sent }: Sent, infoOf = errorInfo) {
  const result = { kind: "responded", status, evidence: "error", code, info: infoOf(code) } as const;
  return decideRetry({ number: 1, maxAttempts: 4, result, inDoubt, nonIdempotent: false, ...sent });
}

function isRetried(code: string, status: number, sent: Sent): boolean {
  return decide(code, status, sent).kind === "retry";
}

test("the client knows each code of the catalogue", () => {
  expect(CODES).not.toEqual([]);
  expect(CODES.filter(([code, { retryClass }]) => errorInfo(code)?.retryClass !== retryClass)).toEqual([]);
});

test("without explainErrors, the client does the same after each code at its own status", () => {
  const sent = METHODS.flatMap((method) =>
    IDEMPOTENCIES.flatMap((idempotency) =>
      [true, false].map((inDoubt) => ({ method, idempotency, inDoubt })),
    ),
  );
  for (const [code, { status }] of CODES)
    for (const one of sent)
      expect(decide(code, status, one, decisiveInfo), code).toEqual(decide(code, status, one));
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
