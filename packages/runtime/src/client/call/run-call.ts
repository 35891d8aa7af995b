import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { Call } from "../contracts/call.ts";
import type { CallContext } from "../contracts/call-context.ts";
import type { CallChecks } from "../contracts/call-validators.ts";
import type { AuthorizationContext } from "../contracts/credentials.ts";
import type { RequestOptions } from "../contracts/request-options.ts";
import type { ReceivedResponse, Success, WithResponse } from "../contracts/response.ts";
import type { Session } from "../contracts/session.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { errorAfterSending, errorOfExchange } from "../errors/error-of-exchange.ts";
import { SdkError } from "../errors/sdk-error.ts";
import { outputOf } from "../errors/unusable-response.ts";
import { unwritableInput } from "../errors/unwritable-input.ts";
import { buildRequest } from "../request/build-request.ts";
import { fillingOf } from "../request/filled-input.ts";
import { splitInput } from "../request/split-input.ts";
import { requestIdOf } from "../response/request-id-of.ts";
import { authorizationOf } from "../security/authorize.ts";
import { exchange } from "../transport/exchange.ts";
import { baseUrlOf, callContext, headersOf, reported, startCall } from "./session.ts";

/** Checks the input, sends the request, reads the response. Rejects with one of the client's errors. */
export function runCall(session: Session, call: Call): Promise<WithResponse<unknown>> {
  return sendCall(session, call, ({ context, checks, received, success, attempts }) => {
    const { response } = received;
    const { operation } = call;
    const data = outputOf({ operation, received, success, attempts }, context);
    call.received = received;
    const given = { data, response, attempts, requestId: requestIdOf(response.headers) };
    // Nothing is validated of a body that the caller reads: it has no data here.
    return checks.response
      ? checks.response({ operation, received, data, attempts, context }).then(() => given)
      : given;
  });
}

/** A call whose response is a success, as far as its status and its body as a whole say. */
export interface SentCall {
  readonly context: CallContext;
  readonly checks: CallChecks;
  readonly received: ReceivedResponse;
  /** The success, if it was read already. */
  readonly success: Success | undefined;
  readonly attempts: readonly AttemptRecord[];
}

/**
 * Checks the input, sends the request, and gives what is made of the success. Rejects with one of the client's errors, also
 * for an error response. It is one function, since each that waits takes a call 1 % more time.
 */
export async function sendCall<Result>(
  session: Session,
  call: Call,
  use: (sent: SentCall) => Result | Promise<Result>,
): Promise<Result> {
  call.operation.idempotencyKey?.apply(call);
  const { operation, input, options } = call;
  startCall(session, call);
  let isSent = false;
  try {
    const context = callContext(session, call);
    const checks = checksOf(session, options);
    try {
      const split = splitInput(operation, input, fillingOf(session, call));
      operation.body?.integers?.check(operation, split.body);
      if (checks.request) await checks.request({ operation, split, context });
      // Without `rotateKeys`, no credential is a function, and nothing is waited for.
      const access = session.resolveCredentials ? await session.resolveCredentials(context) : session;
      const request = buildRequest(operation, split, {
        baseUrl: baseUrlOf(session, operation),
        authorize: authorizationOf(access as AuthorizationContext, operation),
        headers: headersOf(session, options),
        sent: session.sent,
      });
      isSent = true;
      const ended = await exchange(request, context);
      const { last: received, stop, success, attempts } = ended;
      if (stop.error !== "none" || received.kind !== "responded") throw errorOfExchange(ended, context);
      const result = use({ context, checks, received, success, attempts });
      return result instanceof Promise ? await result : result; // waiting for a value takes time as well
    } catch (cause) {
      if (cause instanceof SdkError) throw cause;
      // Values that cannot be written, getters, and functions of the caller throw errors of any kind.
      throw isSent ? errorAfterSending(cause, context) : unwritableInput(cause, context);
    }
  } catch (error) {
    if (!isSent) operation.body?.codec?.release?.(input);
    throw reported(session, call, error);
  }
}

/** None when nothing is to be validated, so that such calls wait for nothing. Throws `ConfigurationError`. */
export function checksOf(
  session: Session,
  { validate = session.validate ?? "none" }: RequestOptions,
): CallChecks {
  if (validate === "none") return {};
  if (session.validators) return session.validators.checks(validate);
  throw new ConfigurationError("validate requires validators.");
}
