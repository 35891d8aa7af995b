import type { Call } from "./call.ts";
import type { CallContext } from "./call-context.ts";
import type { ClientCoreOptions } from "./client-core-options.ts";
import type { Clock } from "./clock.ts";
import type { AuthorizationContext, CredentialSource } from "./credentials.ts";
import type { EnvelopeFields } from "./error-envelope.ts";
import type { ErrorExplainer } from "./error-explainer.ts";
import type { Gates } from "./gate.ts";
import type { CallEvent, Hooks } from "./hooks.ts";
import type { Fetch } from "./response.ts";
import type { RetryOptions } from "./retry-options.ts";

/** Keeps retries to a share of the calls, so that they do not multiply an outage. */
export interface RetryBudget {
  /** Takes what a retry costs; false when the budget is used up. */
  take(): boolean;
  /** Gives a little back after a success. */
  refill(): void;
}

/** Calls a hook with the details of a call. */
type Notify = <Name extends keyof Hooks>(
  call: Call,
  name: Name,
  details: Omit<Parameters<Required<Hooks>[Name]>[0], keyof CallEvent>,
) => void;

/** Parts that extras such as `explainErrors` add to the options of a client core. */
export interface SessionExtras {
  readonly explainer: ErrorExplainer;
  /** Matches hosts that need no `allowHttp`. */
  readonly privateHost: RegExp;
  /** Default: no hook is called. */
  readonly notify?: Notify;
  /** Default: a pause that the service asks for holds for one call. */
  readonly createGates?: (clock: Clock) => Gates;
  /** Default: a credential that is a function is rejected. */
  readonly resolveCredentials?: (context: CallContext) => Promise<AuthorizationContext>;
}

/** State that all calls of a client core share. Holds the credentials: never reachable from what a user can print. */
export interface Session
  extends Omit<ClientCoreOptions<never>, "schemes" | "credentials" | "extras">,
    SessionExtras {
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
  readonly envelope: Partial<EnvelopeFields> & Pick<EnvelopeFields, "code" | "traceId">;
  /** The last value of each header that was found to be one that can be sent. */
  readonly sent: Map<string, string>;
  /** Counts the calls, those of derived clients too: hooks may see both. */
  readonly counter: { calls: number };
}
