import { sleep } from "../clock.ts";
import { callHook } from "../hooks.ts";
import type { ErrorEnvelope } from "../reply/error-envelope.ts";
import type { PreparedRequest } from "../request/build-request.ts";
import { decideRetry, leavesDoubt, type Stop, stopAfter } from "../retry/decide-retry.ts";
import type { ErrorInfo } from "../retry/error-info.ts";
import { readRetryAfter, retryDelay } from "../retry/retry-delay.ts";
import type { AttemptRecord } from "./attempt-record.ts";
import type { Failure, Reply } from "./run-attempt.ts";
import { type ExchangeContext, type Round, runRound } from "./run-round.ts";

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
  if (signal?.aborted || clock.now() + delayMs + timeToAnswer(round, context) >= deadline)
    return stopAfter(round.attempt);
  if (isOutage(round.last) && !budget.take()) return stopAfter(round.attempt);
  callHook(hooks, "onRetry", () => ({ ...event, attempt: round.record, reason: decision.reason, delayMs }));
  await sleep(clock, delayMs, signal);
  return signal?.aborted ? stopAfter(round.attempt) : undefined;
}

/** An attempt that its own client cuts off leaves the outcome in doubt: none is begun that could hardly finish. */
function timeToAnswer({ record }: Round, { timeoutMs }: ExchangeContext): number {
  return record.result === "replied" ? Math.max(record.durationMs, Math.min(100, timeoutMs / 10)) : 0;
}

/** A service that answers "not yet" is up: asking again is no burden on one that suffers. */
function isOutage(last: Reply | Failure): boolean {
  return last.kind !== "replied" || last.response.status >= 500 || last.response.status === 429;
}

function delayAfter({ last, attempt }: Round, { clock, retry }: ExchangeContext): number {
  const header = last.kind === "replied" ? last.response.headers.get("retry-after") : null;
  const retryAfterMs = readRetryAfter(header, clock.now());
  return retryDelay({ number: attempt.number, retryAfterMs }, { ...retry, random: () => clock.random() });
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
