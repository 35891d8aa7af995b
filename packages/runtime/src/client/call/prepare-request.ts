import type { StartedCall } from "../contracts/call-context.ts";
import type { CallChecks } from "../contracts/call-validators.ts";
import type { PreparedRequest } from "../contracts/prepared-request.ts";
import type { Call, Session } from "../contracts/session.ts";
import { ClientError } from "../errors/client-error.ts";
import { unwritableInput } from "../errors/unwritable-input.ts";
import { buildRequest } from "../request/build-request.ts";
import { splitInput } from "../request/split-input.ts";
import { resolveCredentials } from "../security/resolve-credentials.ts";
import { authorizationOf, baseUrlOf, fillingOf, headersOf } from "./session.ts";

/**
 * Makes the request of a call: everything that comes before sending. Rejects with one of the client's errors, whatever is
 * thrown on the way: values that cannot be written, getters, and functions of the caller throw errors of any kind.
 */
export async function prepareRequest(
  session: Session,
  call: Call,
  started: StartedCall & { readonly checks: CallChecks },
): Promise<PreparedRequest> {
  const { operation, input, options } = call;
  const { errors, checks } = started;
  try {
    const split = splitInput(operation, input, fillingOf(session, options));
    operation.body?.integers?.check(operation, split.body);
    if (checks.request) await checks.request({ operation, split, errors });
    const access = session.access ?? (await resolveCredentials(operation, { session, started }));
    return buildRequest(operation, split, {
      baseUrl: baseUrlOf(session, operation),
      authorize: authorizationOf(access, operation),
      headers: headersOf(session, options),
    });
  } catch (cause) {
    throw cause instanceof ClientError ? cause : unwritableInput(cause, errors());
  }
}
