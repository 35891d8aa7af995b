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
  readonly nonIdempotent?: boolean;
}

/** Returns the client's decision after a code, by the whole catalogue or by its decisive codes alone. */
function decide(code: string, status: number, sent: Sent, infoOf = errorInfo) {
  const isUsed = sent.idempotency.kind === "single-use" && sent.idempotency.usedCode === code;
  const result = { kind: "responded", status, evidence: "error", isUsed, code, info: infoOf(code) } as const;
  return decideRetry({ number: 1, maxAttempts: 4, inDoubt: false, nonIdempotent: false, ...sent, result });
}

function isRetried(code: string, status: number, sent: Sent): boolean {
  return decide(code, status, sent).kind === "retry";
}

test("the client knows each code of the catalogue", () => {
  expect(CODES).not.toEqual([]);
  expect(CODES.filter(([code, { retryClass }]) => errorInfo(code)?.retryClass !== retryClass)).toEqual([]);
});

describe("without explainErrors", () => {
  const flags = [true, false];
  const callsOf = (methods: readonly HttpMethod[]): readonly Sent[] =>
    methods.flatMap((method) =>
      IDEMPOTENCIES.flatMap((idempotency) =>
        flags.flatMap((inDoubt) =>
          flags.map((nonIdempotent) => ({ method, idempotency, inDoubt, nonIdempotent })),
        ),
      ),
    );

  /** Compares the decisions by the whole catalogue and by its decisive codes; undefined if they are the same. */
  function difference(code: string, status: number, sent: Sent): string | undefined {
    const [whole, alone] = [errorInfo, decisiveInfo].map((infoOf) => {
      const decision = decide(code, status, sent, infoOf);
      return decision.kind === "retry" ? "retry" : `${decision.error} ${decision.outcome}`;
    });
    return whole === alone ? undefined : `${whole}, ${alone}`;
  }

  test("the client does the same after each code at its own status", () => {
    const calls = callsOf(METHODS);
    const different = CODES.filter(([code, { status }]) =>
      calls.some((sent) => difference(code, status, sent)),
    );
    expect(different).toEqual([]);
  });

  test("at other statuses, it repeats what is safe to repeat, and is less sure of what it does not repeat", () => {
    const found: Record<string, Set<number>> = {};
    const calls = callsOf(["GET", "POST"]);
    for (const [code] of CODES)
      for (let status = 400; status < 600; status++)
        for (const sent of calls) {
          const seen = difference(code, status, sent);
          const kind = sent.method === "GET" ? "read" : sent.idempotency.kind;
          const name = `${kind}${sent.inDoubt ? " in doubt" : ""}: ${seen}`;
          if (seen !== undefined) found[name] = (found[name] ?? new Set()).add(status);
        }
    const faults = Array.from({ length: 100 }, (_, index) => 500 + index);
    expect(found).toEqual({
      "read: api rejected, retry": new Set([429, 503]),
      "read in doubt: api rejected, retry": new Set([429, 503]),
      "read: api processed, retry": new Set([429, 503]),
      "read in doubt: api processed, retry": new Set([429, 503]),
      "idempotent: api rejected, retry": new Set([429, 503]),
      "idempotent in doubt: api unknown, retry": new Set([429, 503]),
      "single-use: api rejected, api unknown": new Set(faults),
      "none: api rejected, api unknown": new Set(faults),
    });
  }, 30_000);
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
