import { systemClock, wallTime } from "../clock/clock.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { ClientCoreOptions } from "../contracts/client-core-options.ts";
import type { CallEvent } from "../contracts/hooks.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { TextRedactor } from "../contracts/redact.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { Call, Session } from "../contracts/session.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { callHook } from "../hooks/call-hook.ts";
import { checkBaseUrl } from "../options/base-url.ts";
import { checkCredentials } from "../options/check-credentials.ts";
import { isRecord } from "../options/rules.ts";
import { withDefaults } from "../options/with-defaults.ts";
import { checkInput } from "../request/input-record.ts";
import { defaultEnvelopeFields } from "../response/error-envelope.ts";
import { DEFAULT_MAX_RESPONSE_BYTES } from "../response/read-body.ts";
import { DEFAULT_TIMEOUT_MS, defaultRetryOptions } from "../retry/default-retry-options.ts";
import { createRetryBudget } from "../retry/retry-budget.ts";
import { secretsOf } from "../security/secrets-of.ts";
import { globalFetch } from "../transport/run-attempt.ts";

/** Fills in the defaults. `redactText` is for operations that bring none. Throws `ConfigurationError`. */
export function startSession(options: ClientCoreOptions<never>, redactText: TextRedactor): Session {
  checkCredentials(options);
  const retry = withDefaults(defaultRetryOptions, options.retry);
  const filled = withDefaults(
    {
      fetch: globalFetch,
      clock: systemClock,
      timeoutMs: DEFAULT_TIMEOUT_MS,
      maxResponseBytes: DEFAULT_MAX_RESPONSE_BYTES,
      errorInfo: () => undefined,
      schemes: {},
      credentials: {},
    },
    options,
  );
  const baseUrl = checkBaseUrl(options.baseUrl, options.allowHttp);
  return {
    ...filled,
    baseUrl,
    headers: { ...(options.userAgent && { "user-agent": options.userAgent }), ...options.headers },
    retry,
    budget: createRetryBudget(retry),
    gates: filled.createGates?.(filled.clock),
    envelope: withDefaults(defaultEnvelopeFields, options.envelope),
    secrets: secretsOf(filled),
    sent: new Map(),
    counter: { calls: 0 },
    redactText,
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

/** Gives a new call the next number and returns what hooks receive about it. */
export function startCall({ counter, noteCaller }: Session, call: Call): CallEvent {
  const { operationId, method, path } = call.operation;
  call.caller ??= noteCaller?.(startCall);
  return { callId: ++counter.calls, operationId, method, path };
}

/** The error of a call, after the hooks were called with it. Its stack leads to the caller. */
export function reported(
  context: { session: Session; event: CallEvent; call: Call },
  error: unknown,
): unknown {
  if (error instanceof Error) {
    context.call.caller?.(error);
    callHook(context, "onError", { error });
  }
  return error;
}

/** Creates the context of a call. Throws `ConfigurationError` for invalid options, `InvalidInputError` for no input. */
export function callContext(session: Session, call: Call, event: CallEvent): CallContext {
  const { input, options } = call;
  if (!isRecord(options as unknown)) throw new ConfigurationError("The call options must be an object.");
  checkInput(input);
  session.checkCall?.(options as never); // the options of the client core that this session is of
  const { clock, retry, timeoutMs } = session;
  const startedAt = clock.now();
  return {
    session,
    event,
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
export function baseUrlOf(
  { usesOwnAddresses, baseUrl, allowHttp }: Session,
  operation: AnyOperation,
): string {
  return usesOwnAddresses && operation.baseUrl ? checkBaseUrl(operation.baseUrl, allowHttp) : baseUrl;
}

/** Headers of the client and of the call, in the order in which they win. */
export function headersOf(
  { headers = {}, idempotencyHeader }: Session,
  { headers: own = {}, idempotencyKey }: RequestOptions,
): Readonly<Record<string, string | null>>[] {
  if (idempotencyKey === undefined) return [headers, own];
  if (idempotencyHeader === undefined)
    throw new ConfigurationError("idempotencyKey requires the client option idempotencyHeader.");
  return [headers, own, { [idempotencyHeader]: idempotencyKey }];
}
