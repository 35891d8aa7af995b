import type { Clock } from "../clock.ts";
import type { CallEvent, Hooks } from "../hooks.ts";
import type { AnyOperation, Replay } from "../operation.ts";
import { type EnvelopeFields, type ErrorEnvelope, readErrorEnvelope } from "../reply/error-envelope.ts";
import { expectsBytes, textOf } from "../reply/read-reply.ts";
import type { PreparedRequest } from "../request/build-request.ts";
import {
  type Attempt,
  type AttemptResult,
  decideRetry,
  leavesDoubt,
  type Stop,
  stopAfter,
} from "../retry/decide-retry.ts";
import type { ErrorInfo } from "../retry/error-info.ts";
import type { RetryBudget } from "../retry/retry-budget.ts";
import { readRetryAfter, retryDelay } from "../retry/retry-delay.ts";
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
  readonly hooks: Required<Hooks>;
  readonly retry: RetryOptions;
  readonly budget: RetryBudget;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly envelope: EnvelopeFields;
  readonly errorInfo: (code: string) => ErrorInfo | undefined;
}

/** How a call ended on the wire. */
export interface Exchange {
  readonly stop: Stop;
  readonly last: Reply | Failure;
  /** What an error reply said; undefined for successes, failures and answers that are not the service's. */
  readonly envelope: ErrorEnvelope | undefined;
  readonly info: ErrorInfo | undefined;
  readonly attempts: readonly AttemptRecord[];
  readonly startedAt: number;
}

interface Round {
  readonly last: Reply | Failure;
  readonly envelope: ErrorEnvelope | undefined;
  readonly attempt: Attempt;
  readonly record: AttemptRecord;
}

/** Sends a request until it is answered for good, the time is over or the caller gives up. Never rejects. */
export async function exchange(request: PreparedRequest, context: ExchangeContext): Promise<Exchange> {
  const startedAt = context.clock.now();
  const deadline = startedAt + context.timeoutMs;
  const attempts: AttemptRecord[] = [];
  for (let inDoubt = false; ; ) {
    const round = await runRound(request, context, { number: attempts.length + 1, deadline, inDoubt });
    attempts.push(round.record);
    const stop = await stopOrWait(round, context, deadline);
    if (stop !== undefined) return ending({ round, stop, attempts, startedAt });
    inDoubt ||= leavesDoubt(round.attempt);
  }
}

interface RoundStart {
  readonly number: number;
  readonly deadline: number;
  readonly inDoubt: boolean;
}

async function runRound(
  request: PreparedRequest,
  context: ExchangeContext,
  start: RoundStart,
): Promise<Round> {
  const { clock, retry, hooks, event, operation } = context;
  const begin = clock.now();
  hooks.onRequest({ ...event, attempt: start.number });
  const timeoutMs = Math.min(retry.attemptTimeoutMs, start.deadline - begin);
  const last = await sendOnce(request, { ...context, timeoutMs });
  const envelope =
    last.kind === "replied" && !last.response.ok
      ? readErrorEnvelope(textOf(last.body), context.envelope)
      : undefined;
  const result = resultOf(last, envelope, context);
  const record = recordOf({ last, envelope, number: start.number, durationMs: clock.now() - begin });
  if (last.kind === "replied") hooks.onResponse({ ...event, attempt: record });
  const { number, inDoubt } = start;
  const { maxAttempts, unsafe: retryUnsafe } = retry;
  const attempt = {
    number,
    maxAttempts,
    method: operation.method,
    replay: replayOf(operation),
    result,
    inDoubt,
    retryUnsafe,
  };
  return { last, envelope, attempt, record };
}

async function sendOnce(request: PreparedRequest, context: ExchangeContext): Promise<Reply | Failure> {
  const { signal, timeoutMs, operation } = context;
  if (signal?.aborted) return { kind: "not-sent", cause: signal.reason };
  if (timeoutMs <= 0)
    return { kind: "not-sent", cause: new DOMException("The time of the call is over.", "TimeoutError") };
  return runAttempt(request, { ...context, signal, timeoutMs, readBytes: expectsBytes(operation) });
}

/** Waits for the next attempt, or says why there is none. */
async function stopOrWait(
  round: Round,
  context: ExchangeContext,
  deadline: number,
): Promise<Stop | undefined> {
  const { clock, signal, budget, hooks, event } = context;
  const decision = decideRetry(round.attempt);
  if (round.last.kind === "replied" && round.last.response.ok) budget.refill();
  if (decision.kind === "stop") return decision;
  const delayMs = delayAfter(round, context);
  if (signal?.aborted || clock.now() + delayMs >= deadline) return stopAfter(round.attempt);
  if (isOutage(round.last) && !budget.take()) return stopAfter(round.attempt);
  hooks.onRetry({ ...event, attempt: round.record, reason: decision.reason, delayMs });
  await clock.sleep(delayMs, signal ?? NEVER_ABORTED);
  return signal?.aborted ? stopAfter(round.attempt) : undefined;
}

/** A service that answers "not yet" is up: asking again is no burden on one that suffers. */
function isOutage(last: Reply | Failure): boolean {
  return last.kind !== "replied" || last.response.status >= 500 || last.response.status === 429;
}

const NEVER_ABORTED: AbortSignal = new AbortController().signal;

function delayAfter({ last, attempt }: Round, { clock, retry }: ExchangeContext): number {
  const header = last.kind === "replied" ? last.response.headers.get("retry-after") : null;
  const retryAfterMs = readRetryAfter(header, clock.now());
  return retryDelay({ number: attempt.number, retryAfterMs }, { ...retry, random: () => clock.random() });
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

interface EndingParts {
  readonly round: Round;
  readonly stop: Stop;
  readonly attempts: readonly AttemptRecord[];
  readonly startedAt: number;
}

function ending({ round, stop, attempts, startedAt }: EndingParts): Exchange {
  const { last, envelope, attempt } = round;
  const info = attempt.result.kind === "replied" ? attempt.result.info : undefined;
  return { stop, last, envelope, info, attempts, startedAt };
}
