import { sleep } from "../clock/clock.ts";
import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { Exchange } from "../contracts/exchange.ts";
import type { PreparedRequest } from "../contracts/prepared-request.ts";
import type { Retry } from "../contracts/retry-decision.ts";
import { decideRetry, leavesDoubt, NOT_SENT, stopAfter } from "../retry/decide-retry.ts";
import { retryDelay } from "../retry/retry-delay.ts";
import { runAttempt } from "./run-attempt.ts";
import { type Round, roundOf } from "./run-round.ts";

/** Sends a request until it has its final response, the time is over or the caller gives up. Never rejects. */
export async function exchange(request: PreparedRequest, context: CallContext): Promise<Exchange> {
  const { session, call, retry, deadline, signal } = context;
  const { clock, gates, budget } = session;
  const attempts: AttemptRecord[] = [];
  let round: Round | undefined;
  try {
    for (let number = 1, inDoubt = false; ; ) {
      const entered = gates?.enter(context, deadline - timeToAnswer(context, round));
      const passage = entered instanceof Promise ? await entered : entered; // most calls send at once
      if (passage && "cause" in passage)
        return {
          ...(round ?? { last: passage }),
          stop: round ? stopAfter(round.attempt) : NOT_SENT,
          stoppedBy: signal?.aborted ? "signal" : "timeoutMs",
          attempts,
        };
      const startedAt = clock.now();
      const attempt = attempts.length + 1;
      session.notify?.(call, "onRequest", { attemptNumber: attempt });
      const last = await runAttempt(request, context, Math.min(retry.attemptTimeoutMs, deadline - startedAt));
      round = roundOf(last, context, { number, attempt, inDoubt, startedAt });
      attempts.push(round.record);
      const opensAt = passage && gates?.leave(passage, context, round);
      const decision = decideRetry(round.attempt);
      if (decision.kind === "stop") {
        if (decision.error === "none") budget.refill();
        return { ...round, stop: decision, attempts };
      }
      const stoppedBy = await waitOrStop(round, context, { request, reason: decision.reason, opensAt });
      if (stoppedBy !== undefined) return { ...round, stop: stopAfter(round.attempt), stoppedBy, attempts };
      inDoubt ||= leavesDoubt(round.attempt);
      if (!round.asksToWait) number += 1;
    }
  } finally {
    request.stream?.close();
  }
}

interface NextAttempt {
  readonly request: PreparedRequest;
  readonly reason: Retry["reason"];
  /** The end of a pause that holds for other calls as well, on the session's clock. */
  readonly opensAt: number | undefined;
}

/** Waits for the next attempt. Gives the name of what allows none, if anything does. Takes what a retry costs from the budget. */
async function waitOrStop(
  round: Round,
  context: CallContext,
  { request: { stream }, reason, opensAt }: NextAttempt,
): Promise<string | undefined> {
  const { session, call, retry, signal, deadline } = context;
  const { clock, budget } = session;
  const { status = 500, retryAfterMs } = round.record;
  const now = clock.now();
  const delayMs =
    opensAt === undefined ? retryDelay(round.record, { ...retry, chance: clock.random() }) : opensAt - now;
  // A service that responds "not yet" is up: asking again is no burden on one that suffers. One that says when to come
  // back is not multiplied either.
  const isOutage = (status >= 500 || status === 429) && retryAfterMs === undefined;
  if (stream?.isSpent) return "a consumed stream";
  if (signal?.aborted) return "signal";
  if (now + delayMs + timeToAnswer(context, round) >= deadline) return "timeoutMs";
  if (isOutage && !budget.take()) return "retry.budget";
  session.notify?.(call, "onRetry", { attempt: round.record, reason, delayMs });
  // A gate makes all calls wait that the service has asked to.
  if (opensAt === undefined) await sleep(clock, delayMs, signal);
  return signal?.aborted ? "signal" : undefined;
}

/**
 * Milliseconds that the next attempt needs at least. One that its own client cuts off leaves the outcome in doubt: none is
 * begun that could hardly finish.
 */
function timeToAnswer({ startedAt, deadline }: CallContext, round: Round | undefined): number {
  if (round && round.last.kind !== "responded") return 1; // timers may fire a fraction early
  return Math.max(round?.record.durationMs ?? 0, Math.min(100, (deadline - startedAt) / 10));
}
