import { ApiPromise, type WithResponse } from "./api-promise.ts";
import type { CallOptions } from "./call-options.ts";
import { checkOptions } from "./check-options.ts";
import type { ConnectionOptions } from "./connection-options.ts";
import { errorOfExchange, unreadableReply } from "./errors/error-of-exchange.ts";
import type { CallEvent } from "./hooks.ts";
import { type AnyOperation, inputKey, type Operation } from "./operation.ts";
import { readReply } from "./reply/read-reply.ts";
import { replyResponse } from "./reply/reply-response.ts";
import { buildRequest, type PreparedRequest } from "./request/build-request.ts";
import { completeRequest } from "./request/complete-request.ts";
import { inputRecord } from "./request/input-record.ts";
import { splitInput } from "./request/split-input.ts";
import {
  authorizationOf,
  errorContext,
  exchangeContext,
  headersOf,
  nextEvent,
  type Session,
  startSession,
} from "./session.ts";
import { exchange } from "./transport/exchange.ts";

/** A way to an API; holds the credentials where nothing can print them. */
export interface Connection<Options extends CallOptions = CallOptions> {
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Calls an operation. Rejects with one of the client's errors. */
  call<Input extends object | undefined, Output>(
    operation: Operation<Input, Output>,
    input: Input,
    options?: Options,
  ): ApiPromise<Output>;
  /**
   * Sends a request that was built elsewhere, by the retry rules of an operation. An error reply is a result here;
   * rejects only where no reply tells what happened.
   */
  send(operation: AnyOperation, request: PreparedRequest, signal?: AbortSignal): Promise<Response>;
}

/** Makes a connection. Throws `ConfigurationError` for options that cannot work. */
export function createConnection<Options extends CallOptions = CallOptions>(
  options: ConnectionOptions<Options>,
): Connection<Options> {
  checkOptions(options);
  const session = startSession(options);
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ""),
    call: (operation, input, callOptions) => {
      const call = {
        operation: operation as AnyOperation,
        input: inputRecord(input),
        options: callOptions ?? ({} as Options),
      };
      // What `run` reads is the operation's output, as its description says.
      return new ApiPromise(watched(session, call, run)) as ApiPromise<never>;
    },
    send: (operation, request, signal) => watched(session, { operation, request, signal }, resend),
  };
}

interface Call<Options> {
  readonly operation: AnyOperation;
  readonly input: object;
  readonly options: Options;
}

type Step<Options extends CallOptions, Work, Result> = (
  session: Session<Options>,
  work: Work,
  event: CallEvent,
) => Promise<Result>;

/** Tells the hooks of an error before the caller gets it. */
async function watched<
  Options extends CallOptions,
  Work extends { readonly operation: AnyOperation },
  Result,
>(session: Session<Options>, work: Work, step: Step<Options, Work, Result>): Promise<Result> {
  const event = nextEvent(session, work.operation);
  try {
    return await step(session, work, event);
  } catch (error) {
    if (error instanceof Error) session.hooks.onError({ ...event, error });
    throw error;
  }
}

async function run<Options extends CallOptions>(
  session: Session<Options>,
  { operation, input, options }: Call<Options>,
  event: CallEvent,
): Promise<WithResponse<unknown>> {
  const filled = { ...fillingOf(session, operation, options), ...input };
  const request = buildRequest(operation, splitInput(operation, filled), {
    baseUrl: session.options.baseUrl.replace(/\/+$/, ""),
    authorization: authorizationOf(session, operation),
    headers: headersOf(session, options),
  });
  const ended = await exchange(request, exchangeContext(session, { operation, event, options }));
  if (ended.stop.error !== "none" || ended.last.kind !== "replied") {
    throw errorOfExchange(ended, errorContext(session, operation, filled));
  }
  const read = readReply(operation, ended.last);
  if (read.kind === "unreadable")
    throw unreadableReply(ended, read.cause, errorContext(session, operation, filled));
  return { data: read.value, response: ended.last.response, attempts: ended.attempts };
}

interface Sending {
  readonly operation: AnyOperation;
  readonly request: PreparedRequest;
  readonly signal: AbortSignal | undefined;
}

async function resend<Options extends CallOptions>(
  session: Session<Options>,
  { operation, request, signal }: Sending,
  event: CallEvent,
): Promise<Response> {
  const authorization = authorizationOf(session, operation);
  const completed = completeRequest(request, { authorization, headers: session.options.headers ?? {} });
  const options = (signal ? { signal } : {}) as Options; // only options of a call are asked for
  const ended = await exchange(completed, exchangeContext(session, { operation, event, options }));
  // Even a reply is no answer when an earlier attempt may have been carried out.
  if (ended.last.kind !== "replied" || ended.stop.error === "outcome-unknown") {
    throw errorOfExchange(ended, errorContext(session, operation, {}));
  }
  return replyResponse(ended.last);
}

/** Only what the operation takes: everything else would end up in its body. */
function fillingOf<Options extends CallOptions>(
  { options }: Session<Options>,
  { parameters }: AnyOperation,
  callOptions: Options,
): Record<string, unknown> {
  const filling = options.fill?.(callOptions) ?? {};
  const keys = parameters.map(inputKey).filter((key) => Object.hasOwn(filling, key));
  return Object.fromEntries(keys.map((key) => [key, filling[key]]));
}
