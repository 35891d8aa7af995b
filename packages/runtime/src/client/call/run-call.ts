import type { CallOptions } from "../contracts/call-options.ts";
import type { CallChecks } from "../contracts/call-validators.ts";
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
  const { operation, options } = call;
  return watched(session, call, async ({ context, errors }) => {
    const checks = checksOf(session, options);
    const request = await prepareRequest(session, call, { context, errors, checks });
    const ended = await exchange(request, context);
    const { last, attempts } = ended;
    if (ended.stop.error !== "none" || last.kind !== "responded") throw errorOfExchange(ended, errors());
    const { response } = last;
    if (last.isUnread) return { data: undefined, response, attempts };
    const data = outputOf({ operation, received: last, attempts }, errors);
    await checks.response?.({ operation, received: last, data, attempts, errors });
    return { data, response, attempts };
  });
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
