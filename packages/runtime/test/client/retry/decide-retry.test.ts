import { describe, expect, test } from "vitest";
import type { ErrorInfo } from "../../../src/client/contracts/error-info.ts";
import type { Idempotency } from "../../../src/client/contracts/operation.ts";
import type { Attempt, AttemptResult } from "../../../src/client/contracts/retry-decision.ts";
import { decideRetry, leavesDoubt } from "../../../src/client/retry/decide-retry.ts";

const IDEMPOTENT: Idempotency = { kind: "idempotent" };
const NONE: Idempotency = { kind: "none" };
const SINGLE: Idempotency = { kind: "single-use", key: "id", usedCode: "USED", expiredCode: "EXPIRED" };

const INFO: Readonly<Record<string, ErrorInfo>> = {
  BUSY: { retryClass: "retryable" },
  LIMITED: { retryClass: "retryable", rejectedBeforeWork: true },
  CRASHED: { retryClass: "retryable", moneyMayHaveMoved: true },
  PULL_FAILED: { retryClass: "retryable", resend: false },
  PENDING: { retryClass: "terminal", moneyMayHaveMoved: true },
  USED: { retryClass: "actionable", moneyMayHaveMoved: true },
  EXPIRED: { retryClass: "actionable" },
};

/** An error envelope with a code, one of an API without codes, or a response that nothing shows to be the service's. */
function responded(status: number, code?: string | { readonly evidence: "error" }): AttemptResult {
  if (typeof code === "string")
    return {
      kind: "responded",
      status,
      evidence: "error",
      isUsed: code === "USED",
      code,
      info: INFO[code],
    };
  return { kind: "responded", status, evidence: code?.evidence ?? "none", code: undefined, info: undefined };
}

const NO_CODE = { evidence: "error" } as const;
const SUCCESS: AttemptResult = {
  kind: "responded",
  status: 201,
  evidence: "success",
  code: undefined,
  info: undefined,
};

function attempt(idempotency: Idempotency, result: AttemptResult, more: Partial<Attempt> = {}): Attempt {
  return {
    number: 1,
    maxAttempts: 4,
    method: "POST",
    idempotency,
    result,
    inDoubt: false,
    nonIdempotent: false,
    ...more,
  };
}

/** `retry`, or error and outcome. */
function decide(idempotency: Idempotency, result: AttemptResult, more: Partial<Attempt> = {}): string {
  const decision = decideRetry(attempt(idempotency, result, more));
  return decision.kind === "retry" ? "retry" : `${decision.error} ${decision.outcome}`;
}

describe("one attempt, by what the operation allows", () => {
  const NOT_SENT: AttemptResult = { kind: "not-sent" };
  const LOST: AttemptResult = { kind: "lost" };
  test.each<[string, AttemptResult, string, string, string]>([
    ["never sent", NOT_SENT, "retry", "retry", "retry"],
    ["response lost", LOST, "retry", "retry", "outcome-unknown unknown"],
    ["502 without envelope", responded(502), "retry", "retry", "outcome-unknown unknown"],
    [
      "404 without envelope",
      responded(404),
      "api unknown",
      "outcome-unknown unknown",
      "outcome-unknown unknown",
    ],
    ...[301, 302, 303, 304, 307, 308, 0].map((status): [string, AttemptResult, string, string, string] => [
      `a redirect, ${status}`,
      responded(status),
      ...(["api unknown", "outcome-unknown unknown", "outcome-unknown unknown"] as const),
    ]),
    [
      "a success that is not the described one",
      responded(200),
      "api unknown",
      "retry",
      "outcome-unknown unknown",
    ],
    [
      "a described error without a code, 404",
      responded(404, NO_CODE),
      "api rejected",
      "api rejected",
      "api rejected",
    ],
    [
      "a described error without a code, 500",
      responded(500, NO_CODE),
      "retry",
      "retry",
      "outcome-unknown unknown",
    ],
    ["retryable code", responded(400, "BUSY"), "retry", "retry", "api rejected"],
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
      "api rejected",
      "api rejected",
      "api rejected",
    ],
    [
      "terminal code with a gateway's status",
      responded(502, "PENDING"),
      "api rejected",
      "api unknown",
      "api unknown",
    ],
    ["actionable code", responded(400, "EXPIRED"), "api rejected", "api rejected", "api rejected"],
    [
      "used code at the first attempt",
      responded(409, "USED"),
      "api processed",
      "api processed",
      "api processed",
    ],
    ["unknown code, 400", responded(400, "NEW"), "api rejected", "api rejected", "api rejected"],
    ["unknown code, 429", responded(429, "NEW"), "retry", "api rejected", "api rejected"],
    ["unknown code, 503", responded(503, "NEW"), "retry", "api unknown", "api unknown"],
    ["unknown code, 502", responded(502, "NEW"), "api rejected", "api unknown", "api unknown"],
    ["success", SUCCESS, "none processed", "none processed", "none processed"],
  ])("%s", (_name, result, idempotent, single, none) => {
    expect([decide(IDEMPOTENT, result), decide(SINGLE, result), decide(NONE, result)]).toEqual([
      idempotent,
      single,
      none,
    ]);
  });

  test("a response of success without the described members is asked for once more, and not a second time", () => {
    expect(decide(SINGLE, responded(200), { number: 2 })).toBe("outcome-unknown unknown");
    expect(decide(SINGLE, responded(200), { maxAttempts: 1 })).toBe("outcome-unknown unknown");
  });

  test("a GET is idempotent whatever is said of it", () => {
    expect(decide(NONE, LOST, { method: "GET" })).toBe("retry");
  });

  test("a request that is not idempotent is sent again after a retryable code when the caller accepts that", () => {
    expect(decide(NONE, responded(400, "BUSY"), { nonIdempotent: true })).toBe("retry");
    expect(decide(NONE, LOST, { nonIdempotent: true })).toBe("outcome-unknown unknown");
  });
});

describe("after an attempt that may have been carried out", () => {
  const inDoubt = { inDoubt: true };

  test("an error with a status of success does not say that it was", () => {
    for (const idempotency of [IDEMPOTENT, SINGLE, NONE])
      expect(decide(idempotency, responded(200, "USED"), inDoubt)).toBe("api unknown");
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

/** Runs of statuses with the same decision: `400-407 api rejected`. */
function ranges(decisionOf: (status: number) => string): string[] {
  const found: { first: number; last: number; decision: string }[] = [];
  for (let status = 400; status < 600; status++) {
    const decision = decisionOf(status);
    const previous = found.at(-1);
    if (previous?.decision === decision) previous.last = status;
    else found.push({ first: status, last: status, decision });
  }
  return found.map(({ first, last, decision }) =>
    first === last ? `${first} ${decision}` : `${first}-${last} ${decision}`,
  );
}

describe("every status from 400 to 599", () => {
  const temporary = (otherwise: string): string[] => [
    `400-407 ${otherwise}`,
    "408 retry",
    `409-424 ${otherwise}`,
    "425 retry",
    `426-428 ${otherwise}`,
    "429 retry",
    `430-499 ${otherwise}`,
    "500 retry",
    `501 ${otherwise}`,
    "502-504 retry",
    `505-599 ${otherwise}`,
  ];
  const rejectedOr = (fault: string): string[] => ["400-499 api rejected", `500-599 ${fault}`];
  test.each<[string, string | typeof NO_CODE | undefined, string[], string[], string[]]>([
    [
      "without the envelope",
      undefined,
      temporary("api unknown"),
      temporary("outcome-unknown unknown"),
      ["400-599 outcome-unknown unknown"],
    ],
    ["with a retryable code", "BUSY", ["400-599 retry"], ["400-599 retry"], ["400-599 api rejected"]],
    [
      "with a retryable code that is given before work",
      "LIMITED",
      ["400-599 retry"],
      ["400-599 retry"],
      ["400-599 retry"],
    ],
    [
      "with a retryable code after which money may have moved",
      "CRASHED",
      ["400-599 retry"],
      ["400-599 retry"],
      ["400-599 api unknown"],
    ],
    [
      "with a code that is not to be sent again",
      "PULL_FAILED",
      ["400-599 api rejected"],
      ["400-599 api rejected"],
      ["400-599 api rejected"],
    ],
    [
      "with a terminal code after which money may have moved",
      "PENDING",
      ["400-599 api rejected"],
      rejectedOr("api unknown"),
      rejectedOr("api unknown"),
    ],
    [
      "with an actionable code",
      "EXPIRED",
      ["400-599 api rejected"],
      ["400-599 api rejected"],
      ["400-599 api rejected"],
    ],
    [
      "with the used code",
      "USED",
      ["400-599 api processed"],
      ["400-599 api processed"],
      ["400-599 api processed"],
    ],
    [
      "with an unknown code",
      "NEW",
      ["400-428 api rejected", "429 retry", "430-502 api rejected", "503 retry", "504-599 api rejected"],
      rejectedOr("api unknown"),
      rejectedOr("api unknown"),
    ],
  ])("%s", (_name, code, idempotent, single, none) => {
    const decisions = [IDEMPOTENT, SINGLE, NONE].map((idempotency) =>
      ranges((status) => decide(idempotency, responded(status, code))),
    );
    expect(decisions).toEqual([idempotent, single, none]);
  });
});

describe("the number of attempts", () => {
  test("ends retries", () => {
    expect(decide(IDEMPOTENT, responded(400, "BUSY"), { number: 4 })).toBe("api rejected");
    expect(decide(IDEMPOTENT, { kind: "not-sent" }, { number: 4 })).toBe("connection not-sent");
  });

  test("does not end a single-use request that the service asks to repeat", () => {
    expect(decide(SINGLE, responded(400, "BUSY"), { number: 40 })).toBe("retry");
    expect(decide(SINGLE, { kind: "lost" }, { number: 4 })).toBe("outcome-unknown unknown");
  });

  test("does not end what the service asks to send later, where it may be sent again", () => {
    const later: AttemptResult = {
      kind: "responded",
      status: 429,
      evidence: "error",
      code: undefined,
      info: undefined,
      asksToWait: true,
    };
    expect(decide(IDEMPOTENT, later, { number: 40 })).toBe("retry");
    expect(decide(NONE, later)).toBe("api rejected");
    expect(decide(IDEMPOTENT, later, { maxAttempts: 1 })).toBe("api rejected");
  });

  test("of one switches all retries off", () => {
    expect(decide(SINGLE, responded(400, "BUSY"), { maxAttempts: 1 })).toBe("api rejected");
    expect(decide(IDEMPOTENT, { kind: "not-sent" }, { maxAttempts: 1 })).toBe("connection not-sent");
  });
});

test("a read that was rejected after a lost response was rejected, and one that was sent is never not-sent", () => {
  const read = {
    method: "GET",
    inDoubt: leavesDoubt({ idempotency: IDEMPOTENT, result: { kind: "lost" } }),
  } as const;
  expect(decide(IDEMPOTENT, responded(400, "EXPIRED"), read)).toBe("api rejected");
  expect(decide(IDEMPOTENT, responded(400, "EXPIRED"), { inDoubt: true })).toBe("api unknown");
  expect(decide(IDEMPOTENT, { kind: "not-sent" }, { ...read, number: 4 })).toBe("outcome-unknown unknown");
});
