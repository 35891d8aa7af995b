import type { WithResponse } from "./api-promise.ts";
import type { CallOptions } from "./call-options.ts";
import { ConfigurationError } from "./errors/configuration-error.ts";
import { errorOfExchange } from "./errors/error-of-exchange.ts";
import { uselessReply } from "./errors/useless-reply.ts";
import type { AnyOperation } from "./operation.ts";
import { replyOf, textOf } from "./reply/reply-reader.ts";
import { buildRequest } from "./request/build-request.ts";
import { splitInput } from "./request/split-input.ts";
import {
  authorizationOf,
  baseUrlOf,
  type Call,
  fillingOf,
  headersOf,
  type Session,
  watched,
} from "./session.ts";
import { exchange } from "./transport/exchange.ts";
import type { Reply } from "./transport/run-attempt.ts";
import type { CallChecks } from "./validate/call-validators.ts";

/** Checks the input, sends the request, reads the answer. Rejects with one of the client's errors. */
export function runCall(session: Session, call: Call): Promise<WithResponse<unknown>> {
  const { operation, input, options } = call;
  return watched(session, call, async ({ context, errors }) => {
    const split = splitInput(operation, input, fillingOf(session, options));
    operation.body?.integers?.check(operation, split.body);
    const checks = checksOf(session, options);
    await checks.request?.({ operation, split, errors });
    const body = (await operation.body?.codec?.readStreams?.(split.body, { context, errors })) ?? split.body;
    const request = buildRequest(
      operation,
      { ...split, body },
      {
        baseUrl: baseUrlOf(session, operation),
        authorize: authorizationOf(session, operation),
        headers: headersOf(session, options),
      },
    );
    const ended = await exchange(request, context);
    const { last, attempts } = ended;
    if (ended.stop.error !== "none" || last.kind !== "replied") throw errorOfExchange(ended, errors());
    let data: unknown;
    try {
      data = readReply(operation, last);
    } catch (cause) {
      throw uselessReply({ reply: last, attempts, fault: "cannot be read.", cause }, errors());
    }
    await checks.response?.({ operation, reply: last, data, attempts, errors });
    return { data, response: last.response, attempts };
  });
}

function readReply(operation: AnyOperation, { response, body }: Reply): unknown {
  const reply = replyOf(operation, response.status);
  if (reply === "none") return undefined;
  if (reply === "json") return JSON.parse(textOf(body));
  return reply.read(body as ArrayBuffer, response); // read as bytes, since a reader asks for them
}

/** None when nothing is to be validated, so that such calls wait for nothing. Throws `ConfigurationError`. */
export function checksOf(
  session: Session,
  { validate = session.validate ?? "none" }: CallOptions,
): CallChecks {
  if (validate === "none") return {};
  if (session.validators) return session.validators.checks(validate);
  throw new ConfigurationError("validate needs the client option validators.");
}
