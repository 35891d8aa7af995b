import { systemClock, wallTime } from "../clock/clock.ts";
import type { Call } from "../contracts/call.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { Session, SessionExtras } from "../contracts/session.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { checkBaseUrl } from "../options/base-url.ts";
import { checkCredentials } from "../options/check-credentials.ts";
import { isRecord } from "../options/rules.ts";
import { withDefaults } from "../options/with-defaults.ts";
import { defaultEnvelopeFields } from "../response/error-envelope.ts";
import { DEFAULT_MAX_RESPONSE_BYTES } from "../response/read-body.ts";
import { DEFAULT_TIMEOUT_MS, defaultRetryOptions } from "../retry/default-retry-options.ts";
import { createRetryBudget } from "../retry/retry-budget.ts";
import { globalFetch } from "../transport/run-attempt.ts";

/** Fills in the defaults, also those of extras. Throws `ConfigurationError`. */
export function startSession(
  { extras: given, ...options }: ClientCoreOptions<never>,
  defaults: SessionExtras,
): Session {
  const extras: SessionExtras = { ...defaults, ...given };
  checkCredentials(options, extras);
  const retry = withDefaults(defaultRetryOptions, options.retry);
  const filled = withDefaults(
    {
      fetch: globalFetch,
      clock: systemClock,
      timeoutMs: DEFAULT_TIMEOUT_MS,
      maxResponseBytes: DEFAULT_MAX_RESPONSE_BYTES,
      schemes: {},
      credentials: {},
    },
    options,
  );
  const session = { ...filled, ...extras };
  return {
    ...session,
    baseUrl: checkBaseUrl(options.baseUrl, session),
    headers: { ...(options.userAgent && { "user-agent": options.userAgent }), ...options.headers },
    retry,
    budget: createRetryBudget(retry),
    gates: session.createGates?.(session.clock),
    envelope: withDefaults(defaultEnvelopeFields, options.envelope),
    sent: new Map(),
    counter: { calls: 0 },
  };
}

const sessions = new WeakMap<object, Session>();

/** Keeps the session of a client core where nothing that prints the core finds it. */
export function keepSession(core: object, session: Session): void {
  sessions.set(core, session);
}

/** The session of a client core. Throws `ConfigurationError` for what `createClientCore` has not made. */
export function sessionOf(core: object): Session {
  const session = sessions.get(core);
  if (session === undefined)
    throw new ConfigurationError("This client core was created by a different copy of the package.");
  return session;
}

/** Gives a new call its number, and notes who made it. */
export function startCall({ counter, explainer }: Session, call: Call): void {
  call.id = ++counter.calls;
  call.caller ??= explainer.noteCaller?.(startCall);
}

/** The error of a call, after the hooks were called with it. Its stack leads to the caller. */
export function reported({ notify }: Session, call: Call, error: unknown): unknown {
  if (error instanceof Error) {
    call.caller?.(error);
    notify?.(call, "onError", { error });
  }
  return error;
}

/** Creates the context of a call. Throws `ConfigurationError` for invalid options. */
export function callContext(session: Session, call: Call): CallContext {
  const { options } = call;
  if (!isRecord(options as unknown)) throw new ConfigurationError("The call options must be an object.");
  session.checkCall?.(options as never); // the options of the client core that this session is of
  const { clock, retry, timeoutMs } = session;
  const startedAt = clock.now();
  return {
    session,
    startedAt,
    startedOn: new Date(wallTime(clock)),
    deadline: startedAt + withDefaults({ timeoutMs }, { timeoutMs: options.timeoutMs }).timeoutMs,
    retry: withDefaults(retry, options.retry),
    signal: options.signal,
    call,
    secrets: [],
  };
}

/** The address that the path of an operation is relative to, without a slash at the end. */
export function baseUrlOf(session: Session, operation: AnyOperation): string {
  return session.usesOwnAddresses && operation.baseUrl
    ? checkBaseUrl(operation.baseUrl, session)
    : session.baseUrl;
}

/** Headers of the client and of the call, in the order in which they win. */
export function headersOf(
  { headers = {}, idempotencyHeader }: Session,
  { headers: own = {}, idempotencyKey }: RequestOptions,
): Readonly<Record<string, string | null>>[] {
  if (idempotencyKey === undefined) return [headers, own];
  if (idempotencyHeader === undefined)
    throw new ConfigurationError("idempotencyKey requires idempotencyHeader.");
  return [headers, own, { [idempotencyHeader]: idempotencyKey }];
}
