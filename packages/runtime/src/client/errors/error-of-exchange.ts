import type { CallContext } from "../contracts/call-context.ts";
import type { AnsweredExchange, Exchange } from "../contracts/exchange.ts";
import { requestIdOf } from "../response/request-id-of.ts";
import { UNKNOWN } from "../retry/decide-retry.ts";
import { AbortedError } from "./aborted-error.ts";
import { ApiError } from "./api-error.ts";
import { ConnectionError } from "./connection-error.ts";
import { OutcomeUnknownError } from "./outcome-unknown-error.ts";
import type { SdkError } from "./sdk-error.ts";
import { traceOf } from "./trace-of.ts";
import { unusableResponse } from "./unusable-response.ts";

/** The error of a call that did not succeed. */
export function errorOfExchange(exchange: Exchange, context: CallContext): SdkError {
  const { stop, last, attempts, stoppedBy } = exchange;
  const { error, outcome } = stop;
  const { session, call, signal } = context;
  const { operationId } = call.operation;
  const isAnswered = last.kind === "responded";
  const answer = isAnswered ? errorOfResponse(exchange as AnsweredExchange, context) : undefined; // as its kind says
  // What failed because the caller stopped it, or was not sent again for that reason; not what got its final response, or
  // failed outside of an attempt.
  const isStopped = stoppedBy === "signal" || (!answer && attempts.length > 0 && signal?.aborted);
  if (answer && error === "api" && !isStopped) return answer; // the decision is about the error in a response
  const trace = /unknown|processed/.test(outcome) ? traceOf(context) : undefined;
  const usual = trace ? "may have been carried out" : "was not sent";
  const end = isStopped ? `was aborted (outcome: ${outcome})` : usual;
  const { detail, ...explained } = session.explainer.exchange(exchange, context, {
    answer,
    isStopped,
    trace,
  });
  const parts = {
    message: `${operationId} ${end}${detail}`,
    operationId,
    attempts,
    cause: answer,
    requestId: answer?.requestId,
    ...explained,
  };
  if (isStopped) return new AbortedError({ ...trace, ...parts, outcome });
  return trace ? new OutcomeUnknownError({ ...trace, ...parts }) : new ConnectionError(parts);
}

/**
 * The error for a failure after the request was sent that no rule foresees: a `fetch` function whose response is none, a
 * validator that throws. Nobody knows what became of the request.
 */
export function errorAfterSending(cause: unknown, context: CallContext): SdkError {
  return errorOfExchange({ last: { kind: "lost", cause }, stop: UNKNOWN, attempts: [] }, context);
}

/** The response as an error: a success that is not the described one, or an error. */
function errorOfResponse(exchange: AnsweredExchange, context: CallContext): SdkError {
  const { last, said, info, stop, success, attempts } = exchange;
  if (success?.fault !== undefined)
    return unusableResponse({ ...success, received: last, attempts }, context);
  const { explainer } = context.session;
  const { operationId } = context.call.operation;
  const redact = explainer.redactorOf(context);
  const { status, headers } = last.response;
  const outcome = stop.error === "api" ? stop.outcome : "unknown";
  // A code of the catalogue is no secret, whatever was sent.
  const code = info ? said?.code : redact(said?.code);
  const trace = outcome === "rejected" ? undefined : traceOf(context);
  const { detail = "", ...explained } = explainer.response(exchange, context, { outcome, code, trace });
  const what = said ? (code ?? "without an error code") : NO_ENVELOPE;
  return new ApiError({
    message: `${operationId} returned ${status} ${what}${detail}`,
    outcome,
    operationId,
    attempts,
    status,
    code,
    info,
    errors: [],
    traceId: redact(said?.traceId),
    requestId: redact(requestIdOf(headers)),
    retryAfterMs: attempts.at(-1)?.retryAfterMs,
    ...trace,
    ...explained,
  });
}

/** Describes a response that nothing shows to be the service's. */
export const NO_ENVELOPE = "without the service's error envelope";
