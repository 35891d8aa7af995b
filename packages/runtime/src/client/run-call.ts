import type { WithResponse } from "./api-promise.ts";
import type { CallOptions } from "./call-options.ts";
import { ConfigurationError } from "./errors/configuration-error.ts";
import {
  type ErrorContext,
  errorOfExchange,
  invalidRequest,
  unsentRequest,
  uselessReply,
} from "./errors/error-of-exchange.ts";
import type { CallEvent } from "./hooks.ts";
import type { AnyOperation } from "./operation.ts";
import { readReply } from "./reply/read-reply.ts";
import { buildRequest } from "./request/build-request.ts";
import { checkIntegers } from "./request/check-integers.ts";
import { holdsStream, readStreams } from "./request/read-streams.ts";
import { type SplitInput, splitInput } from "./request/split-input.ts";
import {
  authorizationOf,
  baseUrlOf,
  errorContext,
  exchangeContext,
  headersOf,
  type Session,
} from "./session.ts";
import { exchange } from "./transport/exchange.ts";
import { startLimit } from "./transport/run-attempt.ts";
import type { ExchangeContext } from "./transport/run-round.ts";
import type { CallValidators } from "./validate/call-validators.ts";

/** One call of an operation. */
export interface Call<Options> {
  readonly operation: AnyOperation;
  readonly input: object;
  readonly options: Options;
  readonly event: CallEvent;
}

/** Checks the input, sends the request, reads the answer. Rejects with one of the client's errors. */
export async function runCall<Options extends CallOptions>(
  session: Session<Options>,
  call: Call<Options>,
): Promise<WithResponse<unknown>> {
  const { operation, input, options } = call;
  const filling = session.options.fill?.(options);
  const errors = (): ErrorContext => errorContext(session, operation, { ...filling, ...input });
  const split = splitInput(operation, input, filling);
  checkIntegers(operation, split.body);
  const before = validatorsFor("request", session, options);
  const after = validatorsFor("response", session, options);
  const refused = before && (await before.request(operation, split));
  if (refused?.length) throw invalidRequest(refused, errors());
  const context = exchangeContext(session, call);
  const whole = holdsStream(operation.body, split.body)
    ? await withoutStreams(split, context, errors)
    : { split, context };
  const request = buildRequest(operation, whole.split, {
    baseUrl: baseUrlOf(session, operation),
    authorization: authorizationOf(session, operation),
    headers: headersOf(session, options),
  });
  const ended = await exchange(request, whole.context);
  if (ended.stop.error !== "none" || ended.last.kind !== "replied") throw errorOfExchange(ended, errors());
  const read = readReply(operation, ended.last);
  if (read.kind === "unreadable") throw uselessReply(ended, read, errors());
  const { response } = ended.last;
  const issues = after && (await after.response(operation, { status: response.status, value: read.value }));
  if (issues?.length) throw uselessReply(ended, { kind: "invalid", issues }, errors());
  return { data: read.value, response, attempts: ended.attempts };
}

/** Undefined when this side is not to be validated, so that such calls wait for nothing. */
function validatorsFor<Options extends CallOptions>(
  side: "request" | "response",
  { options: { validate, validators } }: Session<Options>,
  call: CallOptions,
): CallValidators | undefined {
  const mode = call.validate ?? validate;
  if (mode !== side && mode !== "both") return undefined;
  if (validators === undefined) throw new ConfigurationError("validate needs the client option validators.");
  return validators;
}

interface Sendable {
  readonly split: SplitInput;
  readonly context: ExchangeContext;
}

/** Reads the streams of a body; the time that this takes is taken from the call's. */
async function withoutStreams(
  split: SplitInput,
  context: ExchangeContext,
  errors: () => ErrorContext,
): Promise<Sendable> {
  const { clock, timeoutMs, signal } = context;
  const startedAt = clock.now();
  const limit = startLimit(context);
  try {
    signal?.throwIfAborted();
    const body = await readStreams(split.body, limit.exceeded);
    return {
      split: { ...split, body },
      context: { ...context, timeoutMs: timeoutMs - (clock.now() - startedAt) },
    };
  } catch (cause) {
    throw unsentRequest(cause, errors());
  } finally {
    limit.end();
  }
}
