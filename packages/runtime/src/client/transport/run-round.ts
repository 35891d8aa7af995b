import type { Clock } from "../clock.ts";
import { type CallEvent, callHook, type Hooks } from "../hooks.ts";
import type { AnyOperation, Replay } from "../operation.ts";
import { shapeOf } from "../operation-shape.ts";
import { type EnvelopeFields, type ErrorEnvelope, readErrorEnvelope } from "../reply/error-envelope.ts";
import { textOf } from "../reply/read-reply.ts";
import type { PreparedRequest } from "../request/build-request.ts";
import type { Attempt, AttemptResult } from "../retry/decide-retry.ts";
import type { ErrorInfo } from "../retry/error-info.ts";
import type { RetryBudget } from "../retry/retry-budget.ts";
import type { RetryOptions } from "../retry/retry-options.ts";
import type { AttemptRecord } from "./attempt-record.ts";
import { transportCode } from "./classify-failure.ts";
import { type Failure, type Fetch, type Reply, runAttempt } from "./run-attempt.ts";

/** What an exchange needs beside the request. */
export interface ExchangeContext {
  readonly operation: AnyOperation;
  readonly event: CallEvent;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly hooks: Hooks | undefined;
  readonly retry: RetryOptions;
  readonly budget: RetryBudget;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly envelope: EnvelopeFields;
  readonly errorInfo: (code: string) => ErrorInfo | undefined;
}

/** One attempt with all that is known of it. */
export interface Round {
  readonly last: Reply | Failure;
  /** What an error reply said; undefined for everything else. */
  readonly envelope: ErrorEnvelope | undefined;
  readonly attempt: Attempt;
  readonly record: AttemptRecord;
}

/** Where a round stands in its exchange. */
export interface RoundStart {
  /** Counts from 1. */
  readonly number: number;
  /** On the context's clock. */
  readonly deadline: number;
  /** An earlier attempt may have been carried out. */
  readonly inDoubt: boolean;
}

/** Sends a request once and works out what that means. Never rejects. */
export async function runRound(
  request: PreparedRequest,
  context: ExchangeContext,
  start: RoundStart,
): Promise<Round> {
  const { clock, retry, hooks, event } = context;
  const begin = clock.now();
  callHook(hooks, "onRequest", () => ({ ...event, attempt: start.number }));
  const last = await sendOnce(request, context, Math.min(retry.attemptTimeoutMs, start.deadline - begin));
  const envelope =
    last.kind === "replied" && !last.response.ok
      ? readErrorEnvelope(textOf(last.body), context.envelope)
      : undefined;
  const result = resultOf(last, envelope, context);
  const record = recordOf({ last, envelope, number: start.number, durationMs: clock.now() - begin });
  if (last.kind === "replied") callHook(hooks, "onResponse", () => ({ ...event, attempt: record }));
  const attempt = attemptOf(context, start, result);
  return { last, envelope, attempt, record };
}

async function sendOnce(
  request: PreparedRequest,
  { signal, operation, fetch, clock }: ExchangeContext,
  timeoutMs: number,
): Promise<Reply | Failure> {
  if (signal?.aborted) return { kind: "not-sent", cause: signal.reason };
  if (timeoutMs <= 0)
    return { kind: "not-sent", cause: new DOMException("The time of the call is over.", "TimeoutError") };
  return runAttempt(request, { fetch, clock, signal, timeoutMs, readBytes: shapeOf(operation).readsBytes });
}

function attemptOf(
  { operation, retry }: ExchangeContext,
  { number, inDoubt }: RoundStart,
  result: AttemptResult,
): Attempt {
  const { maxAttempts, unsafe: retryUnsafe } = retry;
  const replay = replayOf(operation);
  return { number, maxAttempts, method: operation.method, replay, result, inDoubt, retryUnsafe };
}

function resultOf(
  last: Reply | Failure,
  envelope: ErrorEnvelope | undefined,
  { errorInfo }: ExchangeContext,
): AttemptResult {
  if (last.kind !== "replied") return { kind: last.kind };
  const { status } = last.response;
  return { kind: "replied", status, code: envelope?.code, info: envelope && errorInfo(envelope.code) };
}

interface RecordParts {
  readonly last: Reply | Failure;
  readonly envelope: ErrorEnvelope | undefined;
  readonly number: number;
  readonly durationMs: number;
}

function recordOf({ last, envelope, number, durationMs }: RecordParts): AttemptRecord {
  if (last.kind === "replied") {
    const { status } = last.response;
    return { number, result: "replied", durationMs, status, ...(envelope && { code: envelope.code }) };
  }
  const code = transportCode(last.cause);
  return { number, result: last.kind, durationMs, ...(code !== undefined && { transportCode: code }) };
}

function replayOf({ replay, method }: AnyOperation): Replay {
  return replay ?? { kind: method === "GET" || method === "HEAD" ? "safe" : "unsafe" };
}
