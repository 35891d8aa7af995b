import { sleep } from "../clock.ts";
import { tellHook } from "../hooks.ts";
import type { PreparedRequest } from "../request/build-request.ts";
import { decideRetry, leavesDoubt, type Stop, stopAfter } from "../retry/decide-retry.ts";
import { readRetryAfter, retryDelay } from "../retry/retry-delay.ts";
import type { AttemptRecord } from "./attempt-record.ts";
import type { CallContext } from "./call-context.ts";
import { type Round, runRound } from "./run-round.ts";

/** How a call ended on the wire: its last round, and what came before. */
export interface Exchange extends Round {
  readonly stop: Stop;
  readonly attempts: readonly AttemptRecord[];
  readonly startedAt: number;
}

/** Sends a request until it is answered for good, the time is over or the caller gives up. Never rejects. */
export async function exchange(request: PreparedRequest, context: CallContext): Promise<Exchange> {
  const { startedAt } = context;
  const attempts: AttemptRecord[] = [];
  for (let inDoubt = false; ; ) {
    const round = await runRound(request, context, { number: attempts.length + 1, inDoubt });
    attempts.push(round.record);
    const stop = await stopOrWait(round, context);
    if (stop) return { ...round, stop, attempts, startedAt };
    inDoubt ||= leavesDoubt(round.attempt);
  }
}

/** Waits for the next attempt, or says why there is none. */
async function stopOrWait({ last, attempt, record }: Round, context: CallContext): Promise<Stop | undefined> {
  const { session, retry, signal, startedAt, deadline } = context;
  const { clock, budget } = session;
  const response = last.kind === "replied" ? last.response : undefined;
  if (response?.ok) budget.refill();
  const decision = decideRetry(attempt);
  if (decision.kind === "stop") return decision;
  const now = clock.now();
  const retryAfterMs = readRetryAfter(response?.headers.get("retry-after"), now);
  const delayMs = retryDelay(
    { number: attempt.number, retryAfterMs },
    { ...retry, random: () => clock.random() },
  );
  // An attempt that its own client cuts off leaves the outcome in doubt: none is begun that could hardly finish.
  const timeToAnswer = response ? Math.max(record.durationMs, Math.min(100, (deadline - startedAt) / 10)) : 0;
  // A service that answers "not yet" is up: asking again is no burden on one that suffers.
  const isOutage = !response || response.status >= 500 || response.status === 429;
  if (signal?.aborted || now + delayMs + timeToAnswer >= deadline || (isOutage && !budget.take()))
    return stopAfter(attempt);
  tellHook(context, "onRetry", { attempt: record, reason: decision.reason, delayMs });
  await sleep(clock, delayMs, signal);
  return signal?.aborted ? stopAfter(attempt) : undefined;
}
