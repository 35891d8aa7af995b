import { checkNumber } from "../limits.ts";
import { WebhookError } from "../webhook-error.ts";
import { createTimeLimit } from "./time-limit.ts";

/** What a handler is given beside the delivery. */
export interface HandlerContext {
  /** Fires when the deadline has passed or the receiver is closed: the sender was asked to try again, so stop. */
  readonly signal: AbortSignal;
  /**
   * Asks for so many milliseconds from now on, of the deadline and of the claim on the message. Throws `WebhookError`:
   * `deadline` when it has passed or the handler has ended, `claim-lost` when another process has the message. Stop then.
   */
  extend(ms: number): Promise<void>;
  /** Takes the number of the attempt from an inbox, whose database counts those of all processes. */
  countAttempt?(attempt: number): void;
}

interface Run {
  readonly timeoutMs: number;
  /** Makes the claim on the message hold longer. */
  readonly extendClaim: (ms: number) => Promise<void>;
  /** Ends the handler's time before its deadline. */
  readonly stop?: AbortSignal | undefined;
}

/**
 * Runs a handler up to its deadline, as far as it has not been extended. Throws what the handler throws, and `WebhookError`
 * with reason `deadline` when the deadline passes; the handler's promise is then still open.
 */
export async function runHandler<Result>(
  handle: (context: HandlerContext) => Promise<Result>,
  { timeoutMs, extendClaim, stop }: Run,
): Promise<Result> {
  const late = () => new WebhookError("deadline", "The handler did not finish within timeoutMs.");
  const { signal, end, restart, clear } = createTimeLimit({ ms: timeoutMs, late, stop });
  let isOver = false;
  const throwIfOver = () => {
    signal.throwIfAborted();
    if (isOver)
      throw new WebhookError("deadline", "The time cannot be extended, because the handler has ended.");
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
