import type { CallOptions } from "./call-options.ts";
import { checkLimits } from "./check-options.ts";
import { systemClock } from "./clock.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { ConfigurationError } from "./errors/configuration-error.ts";
import type { ErrorContext } from "./errors/error-of-exchange.ts";
import { type CallEvent, callHook } from "./hooks.ts";
import type { AnyOperation } from "./operation.ts";
import { createRedactor, sensitiveValues } from "./redact.ts";
import { defaultEnvelopeFields, type EnvelopeFields } from "./reply/error-envelope.ts";
import { createRetryBudget, type RetryBudget } from "./retry/retry-budget.ts";
import { DEFAULT_TIMEOUT_MS, defaultRetryOptions, type RetryOptions } from "./retry/retry-options.ts";
import { type Authorization, authorize, secretsOf } from "./security.ts";
import type { Fetch } from "./transport/run-attempt.ts";
import type { ExchangeContext } from "./transport/run-round.ts";

/** What all calls of a connection share. Holds the credentials: never reachable from what a user can print. */
export interface Session<Options extends CallOptions> {
  readonly options: ConnectionOptions<Options>;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly retry: RetryOptions;
  readonly budget: RetryBudget;
  readonly fetch: Fetch;
  readonly envelope: EnvelopeFields;
  readonly secrets: readonly string[];
  /** What authentication adds, by operation; found out once. */
  readonly authorizations: WeakMap<AnyOperation, Authorization>;
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
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    retry,
    budget: createRetryBudget({ capacity: retry.budget, refillPerSuccess: retry.budgetRefill }),
    // Looked up per request, so that a `fetch` that is replaced later (by instrumentation, for example) is used.
    fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
    envelope: { ...defaultEnvelopeFields, ...options.envelope },
    secrets: secretsOf(options.credentials ?? {}),
    authorizations: new WeakMap(),
    calls: 0,
  };
}

const sessions = new WeakMap<object, Session<CallOptions>>();

/** Keeps the session of a connection where nothing that prints the connection finds it. */
export function keepSession<Options extends CallOptions>(
  connection: object,
  session: Session<Options>,
): void {
  // Whoever takes it out again only passes options that every call has.
  sessions.set(connection, session as unknown as Session<CallOptions>);
}

/** The session of a connection. Throws `ConfigurationError` for what `createConnection` has not made. */
export function sessionOf(connection: object): Session<CallOptions> {
  const session = sessions.get(connection);
  if (session === undefined)
    throw new ConfigurationError("This is no connection of this copy of the package.");
  return session;
}

/** Runs a call and tells the hooks of an error before the caller gets it. */
export async function watched<Options extends CallOptions, Result>(
  session: Session<Options>,
  operation: AnyOperation,
  step: (event: CallEvent) => Promise<Result>,
): Promise<Result> {
  const event = nextEvent(session, operation);
  try {
    return await step(event);
  } catch (error) {
    if (error instanceof Error) callHook(session.options.hooks, "onError", () => ({ ...event, error }));
    throw error;
  }
}

/** A new event for a new call. */
function nextEvent<Options extends CallOptions>(
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
  const { fetch, budget, retry, envelope } = session;
  const { clock = systemClock, timeoutMs = DEFAULT_TIMEOUT_MS, hooks, errorInfo = unknown } = session.options;
  return {
    operation,
    event,
    fetch,
    budget,
    hooks,
    clock,
    errorInfo,
    retry: options.retry ? { ...retry, ...options.retry } : retry,
    timeoutMs: options.timeoutMs ?? timeoutMs,
    signal: options.signal,
    envelope,
  };
}

/** Knows no error code. */
const unknown = (): undefined => undefined;

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

/** The address that the path of an operation is relative to, without a slash at the end. */
export function baseUrlOf<Options extends CallOptions>(
  { options, baseUrl }: Session<Options>,
  operation: AnyOperation,
): string {
  const own = options.usesOwnAddresses ? operation.baseUrl : undefined;
  return own?.replace(/\/+$/, "") ?? baseUrl;
}

/** What authentication adds to a request. Throws `ConfigurationError` when the credentials do not suffice. */
export function authorizationOf<Options extends CallOptions>(
  { options, authorizations }: Session<Options>,
  operation: AnyOperation,
): Authorization {
  const { operationId, security = [] } = operation;
  const { schemes = {}, credentials = {} } = options;
  const authorization = authorizations.get(operation) ?? authorize(security, { schemes, credentials });
  if (authorization !== undefined) {
    authorizations.set(operation, authorization);
    return authorization;
  }
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
