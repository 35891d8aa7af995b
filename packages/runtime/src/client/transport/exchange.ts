import { sleep } from "../clock/clock.ts";
import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { HeldBack, Passage } from "../contracts/gate.ts";
import type { PreparedRequest } from "../contracts/prepared-request.ts";
import type { Retry, Stop } from "../contracts/retry-decision.ts";
import { callHook } from "../hooks/call-hook.ts";
import { isStreamed } from "../request/bodies/is-streamed.ts";
import { decideRetry, leavesDoubt, stopAfter } from "../retry/decide-retry.ts";
import { retryDelay } from "../retry/retry-delay.ts";
import { runAttempt } from "./run-attempt.ts";
import { type Round, roundOf } from "./run-round.ts";

/** That nothing is sent any more. */
interface Ending {
  readonly stop: Stop;
  /** The option that kept a request from being sent again that may be; undefined for one that may not. */
  readonly stoppedBy?: string | undefined;
}

/** How a call ended on the wire: its last round, and what came before. */
export interface Exchange
  extends Pick<Round, "last">,
    Partial<Pick<Round, "said" | "success" | "info">>,
    Ending {
  readonly attempts: readonly AttemptRecord[];
}

/** Sends a request until it has its final response, the time is over or the caller gives up. Never rejects. */
export function exchange(request: PreparedRequest, context: CallContext): Promise<Exchange> {
  const { body } = request;
  const ended = sendUntilEnd(request, context);
  return isStreamed(body) ? ended.finally(() => body.close()) : ended;
}

async function sendUntilEnd(request: PreparedRequest, context: CallContext): Promise<Exchange> {
  const { session, retry, deadline } = context;
  const { clock, gates } = session;
  const attempts: AttemptRecord[] = [];
  let round: Round | undefined;
  for (let number = 1, inDoubt = false; ; ) {
    const latest = deadline - timeToAnswer(context, round);
    const entered = gates.enter(context, latest);
    const passage = entered instanceof Promise ? await entered : entered; // most calls wait for nothing
    if ("cause" in passage) return { ...heldBack(context, passage, round), attempts };
    const startedAt = clock.now();
    const attempt = attempts.length + 1;
    callHook(context, "onRequest", { attemptNumber: attempt });
    const last = await runAttempt(request, context, Math.min(retry.attemptTimeoutMs, deadline - startedAt));
    round = roundOf(last, context, { number, attempt, inDoubt, startedAt });
    attempts.push(round.record);
    const opensAt = passOn(round, context, passage);
    const decision = decideRetry(round.attempt);
    if (decision.kind === "stop") {
      if (decision.error === "none") session.budget.refill();
      return { ...round, stop: decision, attempts };
    }
    const ending = await waitOrEnd(round, context, { request, reason: decision.reason, opensAt });
    if (ending) return { ...round, ...ending, attempts };
    inDoubt ||= leavesDoubt(round.attempt);
    if (!round.asksToWait) number += 1;
  }
}

/**
 * Lets the other calls know what the service says about sending to it: a rate limit that the service itself reports holds
 * for the key and the instance, anything else for the operation. No pause is longer than a call may take: then one call
 * finds out whether it still holds. Gives the end of the pause.
 */
function passOn({ asksToWait, record, said }: Round, context: CallContext, passage: Passage): number {
  const { session, retry, startedAt, deadline } = context;
  const { status = 500, retryAfterMs = 0 } = record;
  const { gates, clock, timeoutMs } = session;
  if (!asksToWait) {
    gates.leave(passage, status < 500 && status !== 429);
    return clock.now();
  }
  const pauseMs = Math.min(retryAfterMs, Math.max(timeoutMs, deadline - startedAt));
  const backoff = { ...retry, chance: clock.random() };
  const opensAt = gates.close(context, {
    scope: status === 429 && said ? "account" : "operation",
    pauseMs,
    spreadMs: (number) => retryDelay({ number }, backoff),
  });
  gates.leave(passage, false); // the others: a gate that closes takes its passes back
  return opensAt;
}

/** The end of a call that was not let through. */
function heldBack(
  { signal }: CallContext,
  { cause }: HeldBack,
  round: Round | undefined,
): Omit<Exchange, "attempts"> {
  const stoppedBy = signal?.aborted ? "signal" : "timeoutMs";
  return round
    ? { ...round, stop: stopAfter(round.attempt), stoppedBy }
    : { last: { kind: "not-sent", cause }, stop: NOT_SENT, stoppedBy };
}

const NOT_SENT: Stop = { kind: "stop", error: "connection", outcome: "not-sent" };

interface NextAttempt {
  readonly request: PreparedRequest;
  readonly reason: Retry["reason"];
  /** The end of the pause that the service asked for, on the session's clock. */
  readonly opensAt: number;
}

/** Waits for the next attempt, or says why there is none. */
async function waitOrEnd(
  round: Round,
  context: CallContext,
  { request: { body }, reason, opensAt }: NextAttempt,
): Promise<Ending | undefined> {
  const { attempt, record, asksToWait } = round;
  const { session, retry, signal } = context;
  const { clock } = session;
  if (isStreamed(body) && body.isSpent) return { stop: stopAfter(attempt), stoppedBy: "a consumed stream" };
  const delayMs = asksToWait
    ? opensAt - clock.now()
    : retryDelay(record, { ...retry, chance: clock.random() });
  const stoppedBy = limitOf(round, context, delayMs);
  if (stoppedBy === undefined) {
    callHook(context, "onRetry", { attempt: record, reason, delayMs });
    // A gate makes all calls wait that the service has asked to.
    if (!asksToWait || !session.gates.isShared) await sleep(clock, delayMs, signal);
    if (!signal?.aborted) return undefined;
  }
  return { stop: stopAfter(attempt), stoppedBy: stoppedBy ?? "signal" };
}

/** The option that allows no next attempt after a wait. Takes what a retry costs from the budget. */
function limitOf(round: Round, context: CallContext, delayMs: number): string | undefined {
  const { session, signal, deadline } = context;
  const { status = 500, retryAfterMs } = round.record;
  // A service that responds "not yet" is up: asking again is no burden on one that suffers. One that says when to come
  // back is not multiplied either.
  const isOutage = (status >= 500 || status === 429) && retryAfterMs === undefined;
  if (signal?.aborted) return "signal";
  if (session.clock.now() + delayMs + timeToAnswer(context, round) >= deadline) return "timeoutMs";
  return isOutage && !session.budget.take() ? "retry.budget" : undefined;
}

/**
 * Milliseconds that the next attempt needs at least. One that its own client cuts off leaves the outcome in doubt: none is
 * begun that could hardly finish.
 */
function timeToAnswer({ startedAt, deadline }: CallContext, round: Round | undefined): number {
  if (round && round.last.kind !== "responded") return 1; // timers may fire a fraction early
  return Math.max(round?.record.durationMs ?? 0, Math.min(100, (deadline - startedAt) / 10));
}
