import type { CallContext } from "../contracts/call-context.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import type { Outcome } from "../contracts/retry-decision.ts";
import { redactorOf } from "../redact/redact-call.ts";
import { shownOf } from "../response/shown-of.ts";
import { UNKNOWN } from "../retry/decide-retry.ts";
import { isRead } from "../retry/is-read.ts";
import { cleanCause, messageOf } from "../transport/clean-cause.ts";
import type { Exchange } from "../transport/exchange.ts";
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
  const { operationId } = context.call.operation;
  const redact = redactorOf(context);
  const isResponse = last.kind === "responded";
  // What failed because the caller stopped it, or was not sent again for that reason; not what got its final response, or
  // failed outside of an attempt.
  const isCut = !isResponse && attempts.length > 0 && context.signal?.aborted;
  const isStopped = stoppedBy === "signal" || isCut;
  const cause = isResponse ? errorOfResponse({ ...exchange, last }, context) : cleanCause(last.cause, redact);
  if (error === "api" && !isStopped) return cause as ApiError; // the decision is about the error in a response
  const why = isResponse ? whyOf({ ...exchange, last }) : messageOf(cause);
  const parts = { operationId, attempts, cause };
  const traced = /unknown|processed/.test(outcome) ? traceOf(context, redact) : undefined;
  const advised = (text: string): string =>
    traced && outcome === "unknown" ? `${withFullStop(text)} ${traced.reconciliation}` : text;
  if (isStopped) {
    const reason = `${operationId} was aborted ${ABORTED[outcome]}: ${isResponse ? `${why}.` : why}`;
    return new AbortedError({ ...parts, outcome, message: advised(reason), ...traced });
  }
  const reason = `${why}${limitText(exchange)}`;
  if (!traced) return new ConnectionError({ ...parts, message: `${operationId} was not sent: ${reason}` });
  const message = advised(`${operationId} may have been carried out: ${reason}`);
  return new OutcomeUnknownError({ ...parts, ...traced, message });
}

/**
 * The error for a failure after the request was sent that no rule foresees: a `fetch` function whose response is none, a
 * validator that throws. Nobody knows what became of the request.
 */
export function errorAfterSending(cause: unknown, context: CallContext): SdkError {
  return errorOfExchange({ last: { kind: "lost", cause }, stop: UNKNOWN, attempts: [] }, context);
}

type Answered = Exchange & { readonly last: ReceivedResponse };

/** The response as an error: a success that is not the described one, or an error. */
function errorOfResponse(exchange: Answered, context: CallContext): SdkError {
  const { last, stop, success, attempts } = exchange;
  return success?.fault === undefined
    ? apiError(exchange, context, stop.error === "api" ? stop.outcome : "unknown")
    : unusableResponse({ ...success, received: last, attempts }, context);
}

/** Says who may have answered, where nothing shows that it was the service. */
function whyOf({ last, said, success }: Answered): string {
  const { status } = last.response;
  if (success?.fault !== undefined) return `its response with status ${status} ${success.fault} ${WHO}`;
  return `the last response was ${status}${said ? "" : ` ${NO_ENVELOPE}`}`;
}

const WHO = "A proxy may have sent it, or baseUrl may be wrong";
const NO_ENVELOPE = `without the service's error envelope. ${WHO}`;

/** Ends of the message of an aborted call, by outcome. */
const ABORTED: Readonly<Record<Outcome, string>> = {
  "not-sent": "before it was sent",
  rejected: "after the service rejected it",
  processed: "after it was carried out",
  unknown: "and may have been carried out",
};

/** With a full stop, which messages of transports may have or not. */
function withFullStop(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

function limitText({ stoppedBy }: Exchange): string {
  return stoppedBy ? ` (stopped by ${stoppedBy})` : "";
}

function apiError(exchange: Answered, context: CallContext, outcome: Outcome): ApiError {
  const { operationId, method } = context.call.operation;
  const { docsBaseUrl } = context.session;
  const { last, said, info, attempts } = exchange;
  const { status } = last.response;
  const redact = redactorOf(context);
  const traced = outcome === "rejected" ? undefined : traceOf(context, redact);
  // One by one: a secret may be called like one of them. A code of the catalogue is none, whatever was sent.
  const code = info ? said?.code : redact(said?.code);
  const serviceMessage = redact(said?.message);
  const description = redact(said?.description);
  // Without spaces it is a word for machines, as the code is.
  const particulars = serviceMessage?.includes(" ") ? serviceMessage : undefined;
  const sentences = [...new Set([description, particulars])].filter((text) => text !== undefined);
  const sentence = sentences.length === 0 ? "" : `: ${sentences.join(" ")}`;
  const what = said ? `${code ?? "without an error code"}${sentence}` : NO_ENVELOPE;
  // Nobody has to find out what a read did.
  const known = outcome === "processed" ? "processed, by this call or another" : outcome;
  const advice = traced && !isRead(method) ? ` (${known}: ${traced.reconciliation})` : "";
  return new ApiError({
    message: `${operationId} returned ${status} ${what}${advice}${limitText(exchange)}`,
    outcome,
    operationId,
    attempts,
    code,
    info,
    serviceMessage,
    description,
    errors: redact(said?.errors ?? []),
    traceId: redact(said?.traceId),
    ...(info &&
      docsBaseUrl !== undefined && { docsUrl: `${docsBaseUrl.replace(/\/$/, "")}/errors/${code}.html` }),
    retryAfterMs: attempts.at(-1)?.retryAfterMs,
    ...traced,
    ...shownOf(last, redact),
  });
}
