import { checkNumber } from "../limits.ts";
import { WebhookError } from "../webhook-error.ts";
import { createTimeLimit } from "./time-limit.ts";

/** Second argument of a handler. */
export interface HandlerContext {
  /** Fires when the time is over or the receiver is closed. The sender was asked to retry, so stop. */
  readonly signal: AbortSignal;
  /**
   * Extends the time limit and the claim to `ms` milliseconds from now. Throws `WebhookError`, and you must stop:
   * `handler-timeout` if the time is over or the handler has ended, `claim-lost` if another process has the message.
   */
  extend(ms: number): Promise<void>;
  /** Sets the number of the attempt, which the database of an inbox counts over all processes. */
  countAttempt?(attempt: number): void;
}

interface Run {
  readonly timeoutMs: number;
  /** Extends the claim on the message. */
  readonly extendClaim: (ms: number) => Promise<void>;
  /** Ends the time limit early. */
  readonly stop?: AbortSignal | undefined;
  /** Creates the error for a handler that did not finish in time. */
  readonly late: () => Error;
}

/**
 * Runs a handler up to its time limit, which it may extend. Throws the handler's errors, and `WebhookError` with reason
 * `handler-timeout` when the time is over; the handler may still be running then.
 */
export async function runHandler<Result>(
  handle: (context: HandlerContext) => Promise<Result>,
  { timeoutMs, extendClaim, stop, late }: Run,
): Promise<Result> {
  const { signal, end, restart, clear } = createTimeLimit({ ms: timeoutMs, late, stop });
  let isOver = false;
  const throwIfOver = () => {
    signal.throwIfAborted();
    if (isOver)
      throw new WebhookError("handler-timeout", "The time cannot be extended: the handler has ended.");
  };
  const context: HandlerContext = {
    signal,
    async extend(ms) {
      checkNumber("ms", ms, 1);
      throwIfOver();
      await extendClaim(ms);
      throwIfOver();
      restart(ms);
    },
  };
  try {
    return await Promise.race([handle(context), end]);
  } finally {
    isOver = true;
    clear();
  }
}

/** Returns the error for a handler that was too slow. */
export function handlerTimeout(): WebhookError {
  return new WebhookError("handler-timeout", "The handler did not finish within timeoutMs.");
}
