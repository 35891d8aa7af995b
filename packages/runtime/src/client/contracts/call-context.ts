import type { ErrorContext } from "./error-context.ts";
import type { CallEvent, Hooks } from "./hooks.ts";
import type { AnyOperation } from "./operation.ts";
import type { Redact } from "./redact.ts";
import type { RetryOptions } from "./retry-options.ts";
import type { Session } from "./session.ts";

/** What the attempts of one call go by. */
export interface CallContext {
  readonly session: Session;
  readonly operation: AnyOperation;
  readonly event: CallEvent;
  readonly hooks: Hooks | undefined;
  readonly retry: RetryOptions;
  readonly signal: AbortSignal | undefined;
  /** True when the caller reads the body of the response. */
  readonly isUnread: () => boolean;
  /** The secrets that functions give for this call, beside those of the session. */
  readonly secrets: string[];
  /** Takes the secrets and the sensitive values of this call out of what people may read. */
  readonly redactor: () => Redact;
  /** On the session's clock. */
  readonly startedAt: number;
  readonly deadline: number;
}

/** A call in its session, from its start. */
export interface StartedCall {
  readonly context: CallContext;
  /** What its errors are made with. */
  readonly errors: () => ErrorContext;
}
