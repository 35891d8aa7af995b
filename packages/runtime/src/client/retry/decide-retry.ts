import type { Attempt, AttemptResult, Outcome, Retry, Stop } from "../contracts/retry-decision.ts";
import { isRead } from "./is-read.ts";

/** Statuses with which gateways and overloaded services respond, although the same request may succeed a little later. */
const TEMPORARY: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

/** Decides after an attempt whether the same request is sent again. Pure: does not wait or check deadlines. */
export function decideRetry(attempt: Attempt): Retry | Stop {
  const { result, idempotency, number, maxAttempts } = attempt;
  const reason = retryReason(attempt);
  // A single-use request that the service asks to repeat cannot be carried out twice, and one that is asked to wait does:
  // only the deadline ends these, unless retries are switched off.
  const isEndless =
    (reason === "code" && idempotency.kind === "single-use") ||
    (result.kind === "responded" && result.asksToWait);
  const isAllowed = number < maxAttempts || (isEndless && maxAttempts > 1);
  return reason && isAllowed ? { kind: "retry", reason } : stopAfter(attempt);
}

/** True when the request of this attempt may have been carried out although it did not succeed. */
export function leavesDoubt({ idempotency, result }: Pick<Attempt, "idempotency" | "result">): boolean {
  if (result.kind === "not-sent") return false;
  if (result.kind === "lost" || result.evidence === "none" || isSuccess(result)) return true;
  const { status, code, info } = result;
  const isFault = status >= 500;
  if (code === undefined) return isFault;
  if (idempotency.kind === "idempotent") return false;
  return info ? info.moneyMayHaveMoved === true && (isFault || info.retryClass === "retryable") : isFault;
}

/** The outcome that the caller gets when nothing is sent any more after this attempt. */
export function stopAfter(attempt: Attempt): Stop {
  const { result, inDoubt } = attempt;
  if (result.kind === "lost") return UNKNOWN;
  if (result.kind === "not-sent") return inDoubt ? UNKNOWN : NOT_SENT;
  if (result.evidence === "success") return stop("none", "processed");
  const isSafe = isIdempotent(attempt);
  if (result.evidence === "none") return isSafe ? stop("api", "unknown") : UNKNOWN;
  if (isSuccess(result)) return stop("api", "unknown");
  if (result.isUsed) return stop("api", "processed");
  if (!isSafe && (inDoubt || (result.code === undefined && result.status >= 500))) return UNKNOWN;
  // A read changes nothing: whatever came of an earlier attempt, this response says that the request was rejected.
  const isOpen = !isRead(attempt.method) && (inDoubt || leavesDoubt(attempt));
  return stop("api", isOpen ? "unknown" : "rejected");
}

/** True for requests that may be carried out twice, and for those that change nothing. */
export function isIdempotent({ method, idempotency }: Pick<Attempt, "method" | "idempotency">): boolean {
  return isRead(method) || idempotency.kind === "idempotent";
}

/** True for a status of success, whatever the body says. */
function isSuccess({ status }: Extract<AttemptResult, { readonly kind: "responded" }>): boolean {
  return status >= 200 && status < 300;
}

function stop(error: Stop["error"], outcome: Outcome): Stop {
  return { kind: "stop", error, outcome };
}

/** No byte of the request was sent. */
export const NOT_SENT: Stop = stop("connection", "not-sent");

/** Nobody knows whether the request was carried out. */
export const UNKNOWN: Stop = stop("outcome-unknown", "unknown");

function retryReason(attempt: Attempt): Retry["reason"] | undefined {
  const { result, idempotency, method, number } = attempt;
  if (result.kind === "not-sent") return result.kind;
  const isSafe = isIdempotent(attempt);
  const nonIdempotent = !isSafe && idempotency.kind === "none";
  if (result.kind === "lost") return nonIdempotent ? undefined : result.kind;
  const { status, evidence, code, info } = result;
  if (isSuccess(result)) {
    // Sent once more, a single-use request gets the success itself, or the code that says that it was carried out.
    const isWorthOneMore = evidence === "none" && idempotency.kind === "single-use" && number === 1;
    return isWorthOneMore && !isRead(method) ? "unrecognized" : undefined;
  }
  if (info) {
    if (info.retryClass !== "retryable" || info.resend === false) return undefined;
    return !nonIdempotent || info.rejectedBeforeWork || attempt.nonIdempotent ? "code" : undefined;
  }
  // Without a code, the status is all that is known, and anything between client and service may have sent it.
  const isTemporary =
    code === undefined
      ? !nonIdempotent && TEMPORARY.includes(status)
      : isSafe && (status === 429 || status === 503);
  if (!isTemporary) return undefined;
  return status === 429 ? "rate-limited" : "unavailable";
}
