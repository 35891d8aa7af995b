import type { CallEvent, Hooks } from "../hooks.ts";
import type { AnyOperation } from "../operation.ts";
import type { RetryOptions } from "../retry/retry-options.ts";
import type { Session } from "../session.ts";

/** What the attempts of one call go by. */
export interface CallContext {
  readonly session: Session;
  readonly operation: AnyOperation;
  readonly event: CallEvent;
  readonly hooks: Hooks | undefined;
  readonly retry: RetryOptions;
  readonly signal: AbortSignal | undefined;
  /** On the session's clock. */
  readonly startedAt: number;
  readonly deadline: number;
}
