import type { Outcome } from "../errors/client-error.ts";
import type { HttpMethod, Replay } from "../operation.ts";
import type { ErrorInfo } from "./error-info.ts";

/** What one attempt came to, as far as the decision needs it. */
export type AttemptResult =
  /** No connection: the service has not seen the request. */
  | { readonly kind: "not-sent" }
  /** The request may have arrived; the answer did not, or not whole. */
  | { readonly kind: "lost" }
  | {
      readonly kind: "replied";
      readonly status: number;
      /** Undefined when the body is not the service's error envelope. */
      readonly code: string | undefined;
      /** Undefined for codes that the catalogue does not know. */
      readonly info: ErrorInfo | undefined;
    };

/** Everything that the decision depends on. */
export interface Attempt {
  /** Counts from 1. */
  readonly number: number;
  readonly maxAttempts: number;
  readonly method: HttpMethod;
  readonly replay: Replay;
  readonly result: AttemptResult;
  /** An earlier attempt of this call may have been carried out. */
  readonly inDoubt: boolean;
  /** The caller accepts that an unsafe request may be carried out twice after a retryable code. */
  readonly retryUnsafe: boolean;
}

/** Send the same request again. */
export interface Retry {
  readonly kind: "retry";
  readonly reason: "not-sent" | "lost" | "unavailable" | "rate-limited" | "code";
}

/** Tell the caller. */
export interface Stop {
  readonly kind: "stop";
  readonly error: "none" | "connection" | "outcome-unknown" | "api";
  readonly outcome: Outcome;
}

/** Decides after an attempt whether the same request is sent again. Pure; waiting and deadlines are not its business. */
export function decideRetry(attempt: Attempt): Retry | Stop {
  const reason = retryReason(attempt);
  if (reason === undefined) return stopAfter(attempt);
  // A single-use request that the service asks to repeat cannot be carried out twice: only the deadline ends it,
  // unless retries are switched off.
  const unlimited = reason === "code" && attempt.replay.kind === "single-use" && attempt.maxAttempts > 1;
  return unlimited || attempt.number < attempt.maxAttempts ? { kind: "retry", reason } : stopAfter(attempt);
}

/** True when the request of this attempt may have been carried out although it did not succeed. */
export function leavesDoubt({
  method,
  replay,
  result,
}: Pick<Attempt, "method" | "replay" | "result">): boolean {
  if (isRead(method) || result.kind === "not-sent") return false;
  if (result.kind === "lost") return true;
  if (result.status < 400) return false;
  if (result.code === undefined) return result.status >= 500;
  if (replay.kind === "safe") return false;
  if (result.info === undefined) return result.status >= 500;
  const leftOpen = result.info.retry === "retryable" || result.status >= 500;
  return result.info.moneyMayHaveMoved === true && leftOpen;
}

/** What the caller is told when nothing is sent any more after this attempt. */
export function stopAfter(attempt: Attempt): Stop {
  const { result, replay, method, inDoubt } = attempt;
  if (result.kind === "lost") return OUTCOME_UNKNOWN;
  if (result.kind === "not-sent")
    return inDoubt ? OUTCOME_UNKNOWN : { kind: "stop", error: "connection", outcome: "not-sent" };
  if (result.status >= 200 && result.status < 300)
    return { kind: "stop", error: "none", outcome: "processed" };
  if (result.code === undefined && result.status >= 500) return OUTCOME_UNKNOWN;
  if (inDoubt && replay.kind === "single-use" && result.code === replay.usedCode) return api("processed");
  if (inDoubt && replay.kind !== "safe" && !isRead(method)) return OUTCOME_UNKNOWN;
  return api(inDoubt || leavesDoubt(attempt) ? "unknown" : "refused");
}

const OUTCOME_UNKNOWN: Stop = { kind: "stop", error: "outcome-unknown", outcome: "unknown" };

function api(outcome: Outcome): Stop {
  return { kind: "stop", error: "api", outcome };
}

function retryReason({ method, replay, result, retryUnsafe }: Attempt): Retry["reason"] | undefined {
  const kind = isRead(method) ? "safe" : replay.kind;
  if (result.kind === "not-sent") return "not-sent";
  if (result.kind === "lost") return kind === "unsafe" ? undefined : "lost";
  if (result.status < 400) return undefined;
  if (result.info !== undefined) return codeReason(result.info, { kind, retryUnsafe });
  if (result.status === 429) return kind === "safe" ? "rate-limited" : undefined;
  if (result.code !== undefined) return kind === "safe" && result.status === 503 ? "unavailable" : undefined;
  return isGatewayStatus(result.status) && kind !== "unsafe" ? "unavailable" : undefined;
}

function codeReason(
  { retry, resend, refusedBeforeWork }: ErrorInfo,
  { kind, retryUnsafe }: { readonly kind: Replay["kind"]; readonly retryUnsafe: boolean },
): "code" | undefined {
  if (retry !== "retryable" || resend === false) return undefined;
  return kind !== "unsafe" || refusedBeforeWork || retryUnsafe ? "code" : undefined;
}

/** Statuses that gateways answer with while the service behind them may or may not have seen the request. */
function isGatewayStatus(status: number): boolean {
  return status === 502 || status === 503 || status === 504;
}

function isRead(method: HttpMethod): boolean {
  return method === "GET" || method === "HEAD" || method === "OPTIONS" || method === "TRACE";
}
