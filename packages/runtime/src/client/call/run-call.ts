import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { StartedCall } from "../contracts/call-context.ts";
import type { CallOptions } from "../contracts/call-options.ts";
import type { CallChecks } from "../contracts/call-validators.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import type { Call, Session } from "../contracts/session.ts";
import { ConfigurationError } from "../errors/configuration-error.ts";
import { errorOfExchange } from "../errors/error-of-exchange.ts";
import { outputOf } from "../errors/unusable-response.ts";
import { exchange } from "../transport/exchange.ts";
import type { WithResponse } from "./api-promise.ts";
import { prepareRequest } from "./prepare-request.ts";
import { watched } from "./session.ts";

/** Checks the input, sends the request, reads the response. Rejects with one of the client's errors. */
export function runCall(session: Session, call: Call): Promise<WithResponse<unknown>> {
  const { operation } = call;
  return watched(session, call, async (started) => {
    const { errors } = started;
    const { checks, received, attempts } = await sendCall(session, call, started);
    const { response } = received;
    if (received.isUnread) return { data: undefined, response, attempts };
    const data = outputOf({ operation, received, attempts }, errors);
    if (checks.response) await checks.response({ operation, received, data, attempts, errors });
    return { data, response, attempts };
  });
}

/** A call whose response is a success, as far as its status and its body as a whole say. */
export interface SentCall {
  readonly checks: CallChecks;
  readonly received: ReceivedResponse;
  readonly attempts: readonly AttemptRecord[];
}

/** Checks the input and sends the request. Rejects with one of the client's errors, also for an error response. */
export async function sendCall(session: Session, call: Call, started: StartedCall): Promise<SentCall> {
  const checks = checksOf(session, call.options);
  const request = await prepareRequest(session, call, { ...started, checks });
  const ended = await exchange(request, started.context);
  const { last: received, attempts } = ended;
  if (ended.stop.error !== "none" || received.kind !== "responded")
    throw errorOfExchange(ended, started.errors());
  return { checks, received, attempts };
}

/** None when nothing is to be validated, so that such calls wait for nothing. Throws `ConfigurationError`. */
export function checksOf(
  session: Session,
  { validate = session.validate ?? "none" }: CallOptions,
): CallChecks {
  if (validate === "none") return {};
  if (session.validators) return session.validators.checks(validate);
  throw new ConfigurationError("validate requires the client option validators.");
}
