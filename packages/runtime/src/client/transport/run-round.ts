import { wallTime } from "../clock/clock.ts";
import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { Exchange } from "../contracts/exchange.ts";
import type { Failure, ReceivedResponse } from "../contracts/response.ts";
import type { Attempt } from "../contracts/retry-decision.ts";
import { readErrorEnvelope } from "../response/error-envelope.ts";
import { isMarkedError } from "../response/is-marked-error.ts";
import { readSuccess } from "../response/read-success.ts";
import { isIdempotent } from "../retry/decide-retry.ts";
import { idempotencyOf } from "../retry/idempotency-of.ts";
import { readRetryAfter } from "../retry/retry-delay.ts";

/** One attempt with all that is known of it. */
export interface Round extends Required<Omit<Exchange, "stop" | "stoppedBy" | "attempts">> {
  readonly attempt: Attempt;
  readonly record: AttemptRecord;
  /** The service is up, or will be: it says when to send again. */
  readonly asksToWait: boolean;
}

/** The record while it is written. */
type Draft<Value> = { -readonly [Key in keyof Value]: Value[Key] };

/** Position of a round in its exchange. */
export interface RoundStart {
  /** Counts all attempts from 1. */
  readonly attempt: number;
  /** Counts from 1, without those after which the service asked to wait. */
  readonly number: number;
  /** An earlier attempt may have been carried out. */
  readonly inDoubt: boolean;
  /** On the session's clock. */
  readonly startedAt: number;
}

/** Works out what the result of an attempt means. */
export function roundOf(last: ReceivedResponse | Failure, context: CallContext, start: RoundStart): Round {
  const { session, call, retry } = context;
  const { operation } = call;
  const { clock, errorInfo, explainer } = session;
  const responded = last.kind === "responded" ? last : undefined;
  const response = responded?.response;
  const isError = responded && (!responded.response.ok || isMarkedError(operation, responded));
  const said = isError ? readErrorEnvelope(responded, session, operation) : undefined;
  const code = said?.code;
  const info = code === undefined ? undefined : errorInfo?.(code);
  const { method } = operation;
  const idempotency = idempotencyOf(operation);
  // Of a read, and of what is safe to repeat, nothing hangs on the body of a success.
  const isFree = isError || isIdempotent({ method, idempotency });
  const success = responded && !isFree ? readSuccess(operation, responded) : undefined;
  const end = clock.now();
  const retryAfterMs = readRetryAfter(response?.headers.get("retry-after"), wallTime(clock));
  // Hooks see the record: what the service or the transport made up may hold a secret.
  const transport =
    last.kind === "responded" ? undefined : explainer.redactorOf(context)(last.transportCode, true);
  const record: Draft<AttemptRecord> = {
    number: start.attempt,
    result: last.kind,
    durationMs: Math.round(end - start.startedAt),
  };
  if (response) record.status = response.status;
  if (code !== undefined) record.code = info ? code : explainer.redactorOf(context)(code);
  if (retryAfterMs !== undefined) record.retryAfterMs = retryAfterMs;
  if (transport !== undefined) record.transportCode = transport;
  if (response) session.notify?.(call, "onResponse", { attempt: record });
  const { status } = record;
  const asksToWait = (status === 429 || status === 503) && retryAfterMs !== undefined;
  const used = idempotency.kind === "single-use" ? idempotency.usedCode : undefined;
  const isUsed = code !== undefined && [used, ...(operation.usedCodes ?? [])].includes(code);
  const isUnclear = isError ? !said : success?.fault !== undefined;
  const attempt: Attempt = {
    ...retry,
    ...start,
    method,
    idempotency,
    result: responded
      ? {
          kind: responded.kind,
          status: responded.response.status,
          evidence: isUnclear ? "none" : isError ? "error" : "success",
          isUsed,
          asksToWait,
          code,
          info,
        }
      : (last as Failure),
  };
  return { last, said, success, info, attempt, record, asksToWait };
}
