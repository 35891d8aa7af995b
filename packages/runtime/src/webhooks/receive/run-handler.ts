import { checkNumber, LONGEST_TIMER_MS } from "../limits.ts";
import { WebhookError } from "../webhook-error.ts";

/** What a handler is given beside the delivery. */
export interface HandlerContext {
  /** Fires when the deadline has passed: the sender was asked to try again, so stop. */
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
  readonly deadlineMs: number;
  /** Makes the claim on the message hold longer. */
  readonly extendClaim: (ms: number) => Promise<void>;
}

/**
 * Runs a handler up to its deadline, as far as it has not been extended. Throws what the handler throws, and `WebhookError`
 * with reason `deadline` when the deadline passes; the handler's promise is then still open.
 */
export async function runHandler(
  handle: (context: HandlerContext) => Promise<void>,
  { deadlineMs, extendClaim }: Run,
): Promise<void> {
  const controller = new AbortController();
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop: (error: WebhookError) => void = () => undefined;
  const deadline = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        const error = new WebhookError("deadline", "The handler did not finish within deadlineMs.");
        controller.abort(error);
        stop(error);
      },
      Math.min(ms, LONGEST_TIMER_MS),
    );
  };
  const throwIfOver = () => {
    controller.signal.throwIfAborted();
    if (isOver)
      throw new WebhookError("deadline", "The time cannot be extended, because the handler has ended.");
  };
  const context: HandlerContext = {
    signal: controller.signal,
    async extend(ms) {
      checkNumber("ms", ms, 1);
      throwIfOver();
      await extendClaim(ms);
      throwIfOver();
      wait(ms);
    },
  };
  wait(deadlineMs);
  try {
    await Promise.race([handle(context), deadline]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
