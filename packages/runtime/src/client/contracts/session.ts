import type { ClientCoreOptions } from "./client-core-options.ts";
import type { Clock } from "./clock.ts";
import type { AuthorizationContext, CredentialSource } from "./credentials.ts";
import type { EnvelopeFields } from "./error-envelope.ts";
import type { ErrorInfo } from "./error-info.ts";
import type { Gates } from "./gate.ts";
import type { Limit } from "./limit.ts";
import type { AnyOperation } from "./operation.ts";
import type { TextRedactor } from "./redact.ts";
import type { RequestOptions } from "./request-options.ts";
import type { Fetch, ReceivedResponse, WithResponse } from "./response.ts";
import type { RetryOptions } from "./retry-options.ts";

/** Keeps retries to a share of the calls, so that an outage is not multiplied by those who suffer from it. */
export interface RetryBudget {
  /** Takes what a retry costs; false when the budget is used up. */
  take(): boolean;
  /** Gives a little back after a success. */
  refill(): void;
}

/** State that all calls of a client core share. Holds the credentials: never reachable from what a user can print. */
export interface Session extends Omit<ClientCoreOptions<never>, "schemes" | "credentials"> {
  readonly schemes: AuthorizationContext["schemes"];
  readonly credentials: Readonly<Record<string, CredentialSource | undefined>>;
  readonly retry: RetryOptions;
  readonly budget: RetryBudget;
  /** Pauses that the service asked for; undefined if each call waits by itself. */
  readonly gates: Gates | undefined;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly maxResponseBytes: number;
  readonly envelope: EnvelopeFields;
  readonly errorInfo: (code: string) => ErrorInfo | undefined;
  readonly secrets: readonly string[];
  /** Takes secrets out of texts of operations that have no sensitive values. */
  readonly redactText: TextRedactor;
  /** The last value of each header that was found to be one that can be sent. */
  readonly sent: Map<string, string>;
  /** Counts the calls, those of derived clients too: hooks may see both. */
  readonly counter: { calls: number };
}

/** One call of an operation. */
export interface Call {
  /** Set where the caller reads the body of the response; may be set until it arrives. */
  leaveUnread?: (response: Response, limit: Limit) => ReceivedResponse;
  /** The success, once it was received. */
  received?: ReceivedResponse;
  /** The end of the call. */
  ended?: Promise<WithResponse<unknown>>;
  /** Adds the line of the call to the stack of an error. */
  caller?: ((error: Error) => void) | undefined;
  /** Replaced together where the call gets a key that lets it be sent again. */
  operation: AnyOperation;
  readonly input: object;
  options: RequestOptions;
}
