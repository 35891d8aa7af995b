import type { Call } from "./call.ts";
import type { RetryOptions } from "./retry-options.ts";
import type { Session } from "./session.ts";

/** Settings and state that the attempts of one call share. */
export interface CallContext {
  readonly session: Session;
  readonly retry: RetryOptions;
  readonly signal: AbortSignal | undefined;
  readonly call: Call;
  /** The secrets that functions give for this call, beside those of the session. */
  readonly secrets: string[];
  /** On the session's clock. */
  readonly startedAt: number;
  /** The same as a date. */
  readonly startedOn: Date;
  readonly deadline: number;
}
