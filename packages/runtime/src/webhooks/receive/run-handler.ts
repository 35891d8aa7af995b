import { checkNumber } from "../limits.ts";
import { WebhookError } from "../webhook-error.ts";
import { createTimeLimit } from "./time-limit.ts";

/** Second argument of a handler. */
export interface HandlerContext {
  /** Fires when the time is over or the receiver is closed: the sender was asked to try again, so stop. */
  readonly signal: AbortSignal;
  /**
   * Asks for so many milliseconds from now on, of the time limit and of the claim on the message. Throws `WebhookError`:
   * `handler-timeout` when the time is over or the handler has ended, `claim-lost` when another process has the message. Stop then.
   */
  extend(ms: number): Promise<void>;
  /** Takes the number of the attempt from an inbox, whose database counts those of all processes. */
  countAttempt?(attempt: number): void;
}

interface Run {
  readonly timeoutMs: number;
  /** Makes the claim on the message hold longer. */
  readonly extendClaim: (ms: number) => Promise<void>;
  /** Ends the handler's time early. */
  readonly stop?: AbortSignal | undefined;
}

/**
 * Runs a handler up to its time limit, which it may extend. Throws what the handler throws, and `WebhookError`
 * with reason `handler-timeout` when the time is over; the handler's promise is then still open.
 */
export async function runHandler<Result>(
  handle: (context: HandlerContext) => Promise<Result>,
  { timeoutMs, extendClaim, stop }: Run,
): Promise<Result> {
  const late = () => new WebhookError("handler-timeout", "The handler did not finish within timeoutMs.");
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
