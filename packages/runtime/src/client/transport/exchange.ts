import { sleep } from "../clock.ts";
import { tellHook } from "../hooks.ts";
import type { PreparedRequest } from "../request/build-request.ts";
import { decideRetry, leavesDoubt, type Stop, stopAfter } from "../retry/decide-retry.ts";
import { retryDelay } from "../retry/retry-delay.ts";
import type { AttemptRecord } from "./attempt-record.ts";
import type { CallContext } from "./call-context.ts";
import { type Round, runRound } from "./run-round.ts";

/** That nothing is sent any more. */
interface Ending {
  readonly stop: Stop;
  /** The option that kept a request from being sent again that may be; undefined for one that may not. */
  readonly stoppedBy?: string | undefined;
}

/** How a call ended on the wire: its last round, and what came before. */
export interface Exchange extends Round, Ending {
  readonly attempts: readonly AttemptRecord[];
}

/** Sends a request until it is answered for good, the time is over or the caller gives up. Never rejects. */
export async function exchange(request: PreparedRequest, context: CallContext): Promise<Exchange> {
  const attempts: AttemptRecord[] = [];
  for (let inDoubt = false; ; ) {
    const round = await runRound(request, context, { number: attempts.length + 1, inDoubt });
    attempts.push(round.record);
    const ending = await endOrWait(round, context);
    if (ending) return { ...round, ...ending, attempts };
    inDoubt ||= leavesDoubt(round.attempt);
  }
}

/** Waits for the next attempt, or says why there is none. */
async function endOrWait(round: Round, context: CallContext): Promise<Ending | undefined> {
  const { attempt, record } = round;
  const { session, retry, signal } = context;
  const { clock, budget } = session;
  const decision = decideRetry(attempt);
  if (decision.kind === "stop") {
    if (decision.error === "none") budget.refill();
    return { stop: decision };
  }
  const delayMs = retryDelay(record, { ...retry, chance: clock.random() });
  const stoppedBy = limitOf(round, context, delayMs);
  if (stoppedBy === undefined) {
    tellHook(context, "onRetry", { attempt: record, reason: decision.reason, delayMs });
    await sleep(clock, delayMs, signal);
    if (!signal?.aborted) return undefined;
  }
  return { stop: stopAfter(attempt), stoppedBy: stoppedBy ?? "signal" };
}

/** The option that allows no next attempt after a wait. Takes what a retry costs from the budget. */
function limitOf({ last, record }: Round, context: CallContext, delayMs: number): string | undefined {
  const { session, signal, startedAt, deadline } = context;
  const response = last.kind === "replied" ? last.response : undefined;
  // An attempt that its own client cuts off leaves the outcome in doubt: none is begun that could hardly finish.
  const timeToAnswer = response ? Math.max(record.durationMs, Math.min(100, (deadline - startedAt) / 10)) : 0;
  // A service that answers "not yet" is up: asking again is no burden on one that suffers.
  const isOutage = !response || response.status >= 500 || response.status === 429;
  if (signal?.aborted) return "signal";
  if (session.clock.now() + delayMs + timeToAnswer >= deadline) return "timeoutMs";
  return isOutage && !session.budget.take() ? "retry.budget" : undefined;
}
