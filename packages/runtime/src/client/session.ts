import type { CallOptions } from "./call-options.ts";
import { checkLimits } from "./check-options.ts";
import { systemClock } from "./clock.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { ConfigurationError } from "./errors/configuration-error.ts";
import type { ErrorContext } from "./errors/error-of-exchange.ts";
import { type CallEvent, guardHooks, type Hooks } from "./hooks.ts";
import type { AnyOperation } from "./operation.ts";
import { createRedactor, sensitiveValues } from "./redact.ts";
import { defaultEnvelopeFields } from "./reply/error-envelope.ts";
import { createRetryBudget, type RetryBudget } from "./retry/retry-budget.ts";
import { DEFAULT_TIMEOUT_MS, defaultRetryOptions, type RetryOptions } from "./retry/retry-options.ts";
import { type Authorization, authorize, secretsOf } from "./security.ts";
import type { Fetch } from "./transport/run-attempt.ts";
import type { ExchangeContext } from "./transport/run-round.ts";

/** What all calls of a connection share. Holds the credentials: never reachable from what a user can print. */
export interface Session<Options extends CallOptions> {
  readonly options: ConnectionOptions<Options>;
  readonly retry: RetryOptions;
  readonly budget: RetryBudget;
  readonly hooks: Required<Hooks>;
  readonly fetch: Fetch;
  readonly secrets: readonly string[];
  /** Counts the calls. */
  calls: number;
}

/** Fills in the defaults. */
export function startSession<Options extends CallOptions>(
  options: ConnectionOptions<Options>,
): Session<Options> {
  const retry = { ...defaultRetryOptions, ...options.retry };
  return {
    options,
    retry,
    budget: createRetryBudget({ capacity: retry.budget, refillPerSuccess: retry.budgetRefill }),
    hooks: guardHooks(options.hooks ?? {}),
    // Looked up per request, so that a `fetch` that is replaced later (by instrumentation, for example) is used.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    secrets: secretsOf(options.credentials ?? {}),
    calls: 0,
  };
}

/** A new event for a new call. */
export function nextEvent<Options extends CallOptions>(
  session: Session<Options>,
  operation: AnyOperation,
): CallEvent {
  session.calls += 1;
  const { operationId, method, path } = operation;
  return { callId: session.calls, operationId, method, path };
}

/** What an exchange needs, for one call. Throws `ConfigurationError` for limits that cannot work. */
export function exchangeContext<Options extends CallOptions>(
  session: Session<Options>,
  {
    operation,
    event,
    options,
  }: { readonly operation: AnyOperation; readonly event: CallEvent; readonly options: Options },
): ExchangeContext {
  checkLimits(options);
  const { fetch, budget, hooks } = session;
  const {
    clock = systemClock,
    timeoutMs = DEFAULT_TIMEOUT_MS,
    envelope,
    errorInfo = () => undefined,
  } = session.options;
  return {
    operation,
    event,
    fetch,
    budget,
    hooks,
    clock,
    errorInfo,
    retry: { ...session.retry, ...options.retry },
    timeoutMs: options.timeoutMs ?? timeoutMs,
    signal: options.signal,
    envelope: { ...defaultEnvelopeFields, ...envelope },
  };
}

/** What the errors of one call are made with. */
export function errorContext<Options extends CallOptions>(
  session: Session<Options>,
  operation: AnyOperation,
  input: object,
): ErrorContext {
  const sensitive = sensitiveValues(input, new Set(operation.sensitive));
  return {
    operation,
    redactor: createRedactor([...session.secrets, ...sensitive]),
    recipe: (startedAt) =>
      session.options.recipe?.({ operation, input, startedAt }) ??
      `Find out whether ${operation.operationId} was carried out at or after ${startedAt.toISOString()} before repeating it.`,
  };
}

/** What authentication adds to a request. Throws `ConfigurationError` when the credentials do not suffice. */
export function authorizationOf<Options extends CallOptions>(
  { options }: Session<Options>,
  { operationId, security = [] }: AnyOperation,
): Authorization {
  const { schemes = {}, credentials = {} } = options;
  const authorization = authorize(security, { schemes, credentials });
  if (authorization !== undefined) return authorization;
  const needed = security.map((names) => names.join(" and ")).join(", or ");
  throw new ConfigurationError(`${operationId} needs credentials for ${needed}.`);
}

/** Headers of the client and of the call, in the order in which they win. */
export function headersOf<Options extends CallOptions>(
  { options }: Session<Options>,
  { headers = {}, idempotencyKey }: CallOptions,
): Readonly<Record<string, string | null>>[] {
  if (idempotencyKey === undefined) return [options.headers ?? {}, headers];
  if (options.idempotencyHeader === undefined) {
    throw new ConfigurationError("idempotencyKey needs the client option idempotencyHeader.");
  }
  return [options.headers ?? {}, headers, { [options.idempotencyHeader]: idempotencyKey }];
}
