import { describe, expect, test } from "vitest";
import type { ErrorInfo } from "../../../src/client/contracts/error-info.ts";
import type { Replay } from "../../../src/client/contracts/operation.ts";
import type { Attempt, AttemptResult } from "../../../src/client/contracts/retry-decision.ts";
import { decideRetry, leavesDoubt } from "../../../src/client/retry/decide-retry.ts";

const SAFE: Replay = { kind: "safe" };
const UNSAFE: Replay = { kind: "unsafe" };
const SINGLE: Replay = { kind: "single-use", key: "id", usedCode: "USED", expiredCode: "EXPIRED" };

const INFO: Readonly<Record<string, ErrorInfo>> = {
  BUSY: { retry: "retryable" },
  LIMITED: { retry: "retryable", refusedBeforeWork: true },
  CRASHED: { retry: "retryable", moneyMayHaveMoved: true },
  PULL_FAILED: { retry: "retryable", resend: false },
  PENDING: { retry: "terminal", moneyMayHaveMoved: true },
  USED: { retry: "actionable", moneyMayHaveMoved: true },
  EXPIRED: { retry: "actionable" },
};

function responded(status: number, code?: string): AttemptResult {
  return { kind: "responded", status, code, info: code === undefined ? undefined : INFO[code] };
}

function attempt(replay: Replay, result: AttemptResult, more: Partial<Attempt> = {}): Attempt {
  return {
    number: 1,
    maxAttempts: 4,
    method: "POST",
    replay,
    result,
    inDoubt: false,
    retryUnsafe: false,
    ...more,
  };
}

/** `retry`, or error and outcome. */
function decide(replay: Replay, result: AttemptResult, more: Partial<Attempt> = {}): string {
  const decision = decideRetry(attempt(replay, result, more));
  return decision.kind === "retry" ? "retry" : `${decision.error} ${decision.outcome}`;
}

describe("one attempt, by what the operation allows", () => {
  const NOT_SENT: AttemptResult = { kind: "not-sent" };
  const LOST: AttemptResult = { kind: "lost" };
  test.each<[string, AttemptResult, string, string, string]>([
    ["never sent", NOT_SENT, "retry", "retry", "retry"],
    ["response lost", LOST, "retry", "retry", "outcome-unknown unknown"],
    ["502 without envelope", responded(502), "retry", "retry", "outcome-unknown unknown"],
    ["503 without envelope", responded(503), "retry", "retry", "outcome-unknown unknown"],
    ["504 without envelope", responded(504), "retry", "retry", "outcome-unknown unknown"],
    [
      "500 without envelope",
      responded(500),
      "outcome-unknown unknown",
      "outcome-unknown unknown",
      "outcome-unknown unknown",
    ],
    ["429 without envelope", responded(429), "retry", "api refused", "api refused"],
    ["404 without envelope", responded(404), "api refused", "api refused", "api refused"],
    ...[301, 302, 303, 0].map((status): [string, AttemptResult, string, string, string] => [
      `a redirect that may follow a success, ${status}`,
      responded(status),
      ...(["outcome-unknown unknown", "outcome-unknown unknown", "outcome-unknown unknown"] as const),
    ]),
    ["a redirect to send the same elsewhere", responded(307), "api refused", "api refused", "api refused"],
    ["not modified", responded(304), "api refused", "api refused", "api refused"],
    ["retryable code", responded(400, "BUSY"), "retry", "retry", "api refused"],
    ["retryable code that is given before work", responded(429, "LIMITED"), "retry", "retry", "retry"],
    [
      "retryable code that leaves the outcome open",
      responded(500, "CRASHED"),
      "retry",
      "retry",
      "api unknown",
    ],
    [
      "retryable code that is not to be sent again",
      responded(502, "PULL_FAILED"),
      "api refused",
      "api refused",
      "api refused",
    ],
    [
      "terminal code with a gateway's status",
      responded(502, "PENDING"),
      "api refused",
      "api unknown",
      "api unknown",
    ],
    ["actionable code", responded(400, "EXPIRED"), "api refused", "api refused", "api refused"],
    ["used code at the first attempt", responded(409, "USED"), "api refused", "api refused", "api refused"],
    ["unknown code, 400", responded(400, "NEW"), "api refused", "api refused", "api refused"],
    ["unknown code, 429", responded(429, "NEW"), "retry", "api refused", "api refused"],
    ["unknown code, 503", responded(503, "NEW"), "retry", "api unknown", "api unknown"],
    ["unknown code, 502", responded(502, "NEW"), "api refused", "api unknown", "api unknown"],
    ["success", responded(201), "none processed", "none processed", "none processed"],
  ])("%s", (_name, result, safe, single, unsafe) => {
    expect([decide(SAFE, result), decide(SINGLE, result), decide(UNSAFE, result)]).toEqual([
      safe,
      single,
      unsafe,
    ]);
  });

  test.each([301, 302, 303, 0])("a redirect of a GET, %s, did nothing", (status) => {
    expect(decide(SAFE, responded(status), { method: "GET" })).toBe("api refused");
    expect(decide(SAFE, responded(status), { method: "GET", inDoubt: true })).not.toContain("processed");
  });

  test("a GET is safe whatever is said of it", () => {
    expect(decide(UNSAFE, LOST, { method: "GET" })).toBe("retry");
  });

  test("an unsafe request is sent again after a retryable code when the caller accepts that", () => {
    expect(decide(UNSAFE, responded(400, "BUSY"), { retryUnsafe: true })).toBe("retry");
    expect(decide(UNSAFE, LOST, { retryUnsafe: true })).toBe("outcome-unknown unknown");
  });
});

describe("after an attempt that may have been carried out", () => {
  const inDoubt = { inDoubt: true };

  test("an error with a status of success does not say that it was", () => {
    const result = { ...responded(200, "USED"), isError: true } as AttemptResult;
    for (const replay of [SAFE, SINGLE, UNSAFE]) expect(decide(replay, result, inDoubt)).toBe("api unknown");
  });

  test("the used code says that it was", () => {
    expect(decide(SINGLE, responded(409, "USED"), inDoubt)).toBe("api processed");
  });

  test.each(["EXPIRED", "PENDING", "NEW"])("%s does not say that it was not", (code) => {
    expect(decide(SINGLE, responded(400, code), inDoubt)).toBe("outcome-unknown unknown");
  });

  test("a connection that fails does not say that it was not", () => {
    expect(decide(SINGLE, { kind: "not-sent" }, { ...inDoubt, number: 4 })).toBe("outcome-unknown unknown");
  });
});

describe("the number of attempts", () => {
  test("ends retries", () => {
    expect(decide(SAFE, responded(400, "BUSY"), { number: 4 })).toBe("api refused");
    expect(decide(SAFE, { kind: "not-sent" }, { number: 4 })).toBe("connection not-sent");
  });

  test("does not end a single-use request that the service asks to repeat", () => {
    expect(decide(SINGLE, responded(400, "BUSY"), { number: 40 })).toBe("retry");
    expect(decide(SINGLE, { kind: "lost" }, { number: 4 })).toBe("outcome-unknown unknown");
  });

  test("does not end what the service asks to send later, where it may be sent again", () => {
    const later: AttemptResult = {
      kind: "responded",
      status: 429,
      code: undefined,
      info: undefined,
      asksToWait: true,
    };
    expect(decide(SAFE, later, { number: 40 })).toBe("retry");
    expect(decide(UNSAFE, later)).toBe("api refused");
    expect(decide(SAFE, later, { maxAttempts: 1 })).toBe("api refused");
  });

  test("of one switches all retries off", () => {
    expect(decide(SINGLE, responded(400, "BUSY"), { maxAttempts: 1 })).toBe("api refused");
    expect(decide(SAFE, { kind: "not-sent" }, { maxAttempts: 1 })).toBe("connection not-sent");
  });
});

test("reading leaves no doubt, since nothing can have been done", () => {
  expect(leavesDoubt({ method: "GET", replay: SAFE, result: { kind: "lost" } })).toBe(false);
  expect(leavesDoubt({ method: "POST", replay: SAFE, result: { kind: "lost" } })).toBe(true);
});
