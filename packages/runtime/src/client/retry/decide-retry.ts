import type { Attempt, AttemptResult, Outcome, Retry, Stop } from "../contracts/retry-decision.ts";
import { isRead } from "./is-read.ts";

/** Decides after an attempt whether the same request is sent again. Pure; waiting and deadlines are not its business. */
export function decideRetry(attempt: Attempt): Retry | Stop {
  const reason = retryReason(attempt);
  if (reason === undefined) return stopAfter(attempt);
  const { result, replay, maxAttempts } = attempt;
  // A single-use request that the service asks to repeat cannot be carried out twice, and one that is asked to wait does:
  // only the deadline ends these, unless retries are switched off.
  const isEndless =
    (reason === "code" && replay.kind === "single-use") || (result.kind === "responded" && result.asksToWait);
  return (isEndless && maxAttempts > 1) || attempt.number < attempt.maxAttempts
    ? { kind: "retry", reason }
    : stopAfter(attempt);
}

/** True when the request of this attempt may have been carried out although it did not succeed. */
export function leavesDoubt({
  method,
  replay,
  result,
}: Pick<Attempt, "method" | "replay" | "result">): boolean {
  if (isRead(method) || result.kind === "not-sent") return false;
  if (result.kind === "lost") return true;
  const { status, code, info } = result;
  if (isVague(result)) return true;
  const isFault = status >= 500;
  if (code === undefined) return isFault;
  if (status < 400 || replay.kind === "safe") return false;
  return info ? info.moneyMayHaveMoved === true && (isFault || info.retry === "retryable") : isFault;
}

/** The outcome that the caller gets when nothing is sent any more after this attempt. */
export function stopAfter(attempt: Attempt): Stop {
  const { result, replay, method, inDoubt } = attempt;
  if (result.kind === "lost") return stop("outcome-unknown", "unknown");
  if (result.kind === "not-sent")
    return inDoubt ? stop("outcome-unknown", "unknown") : stop("connection", "not-sent");
  const { status, code } = result;
  if (isSuccess(status)) return result.isError ? stop("api", "unknown") : stop("none", "processed");
  if ((code === undefined && status >= 500) || (isVague(result) && !isRead(method)))
    return stop("outcome-unknown", "unknown");
  if (inDoubt && !isRead(method)) {
    if (replay.kind === "single-use" && code === replay.usedCode) return stop("api", "processed");
    if (replay.kind !== "safe") return stop("outcome-unknown", "unknown");
  }
  return stop("api", inDoubt || leavesDoubt(attempt) ? "unknown" : "refused");
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * An error with a status of success, or a redirect that may follow a request that was carried out: 303 says so, and
 * services write 301 and 302 for it. Browsers hide which redirect it is behind a status of 0. After 307 and 308 the same
 * request would have to be sent again.
 */
function isVague({ status, isError }: Extract<AttemptResult, { readonly kind: "responded" }>): boolean {
  return status === 0 || (status > 300 && status < 304) || (isSuccess(status) && isError === true);
}

function stop(error: Stop["error"], outcome: Outcome): Stop {
  return { kind: "stop", error, outcome };
}

function retryReason({ method, replay, result, retryUnsafe }: Attempt): Retry["reason"] | undefined {
  if (result.kind === "responded" && result.status < 400) return undefined;
  const isSafe = isRead(method) || replay.kind === "safe";
  const isUnsafe = !isSafe && replay.kind === "unsafe";
  if (result.kind === "not-sent") return result.kind;
  if (result.kind === "lost") return isUnsafe ? undefined : result.kind;
  const { status, code, info } = result;
  if (info) {
    const mayRepeat = info.retry === "retryable" && info.resend !== false;
    return mayRepeat && (!isUnsafe || info.refusedBeforeWork || retryUnsafe) ? "code" : undefined;
  }
  if (status === 429) return isSafe ? "rate-limited" : undefined;
  // Gateways respond with these while the service behind them may or may not have seen the request.
  const isUnavailable =
    code === undefined ? !isUnsafe && [502, 503, 504].includes(status) : isSafe && status === 503;
  return isUnavailable ? "unavailable" : undefined;
}
