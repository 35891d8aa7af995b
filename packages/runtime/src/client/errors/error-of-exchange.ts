import type { ErrorContext } from "../contracts/error-context.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import type { Outcome } from "../contracts/retry-decision.ts";
import { headOf } from "../response/head-of.ts";
import { textOf } from "../response/response-reader.ts";
import { isRead } from "../retry/is-read.ts";
import { cleanCause, messageOf } from "../transport/clean-cause.ts";
import type { Exchange } from "../transport/exchange.ts";
import { AbortedError } from "./aborted-error.ts";
import { ApiError } from "./api-error.ts";
import { ConnectionError } from "./connection-error.ts";
import { OutcomeUnknownError } from "./outcome-unknown-error.ts";
import type { SdkError } from "./sdk-error.ts";
import { unusableResponse } from "./unusable-response.ts";

/** The error of a call that did not succeed. */
export function errorOfExchange(exchange: Exchange, context: ErrorContext): SdkError {
  const { stop, last, attempts, stoppedBy } = exchange;
  const { operation, redact, trace, isStopped } = context;
  const { operationId } = operation;
  const isResponse = last.kind === "responded";
  const cause = isResponse ? errorOfResponse({ ...exchange, last }, context) : cleanCause(last.cause, redact);
  const why = isResponse ? whyOf({ ...exchange, last }) : messageOf(cause);
  const parts = { operationId, attempts, cause };
  // What failed because the caller stopped it, or was not sent again for that reason; not what got its final response.
  if (stoppedBy === "signal" || (!isResponse && isStopped())) {
    const { outcome } = stop;
    const traced = outcome === "unknown" || outcome === "processed" ? trace() : undefined;
    const reason = `${operationId} was aborted ${ABORTED[outcome]}: ${isResponse ? `${why}.` : why}`;
    const message =
      traced && outcome === "unknown" ? `${withFullStop(reason)} ${traced.reconciliation}` : reason;
    return new AbortedError({ ...parts, outcome, message, ...traced });
  }
  if (stop.error === "api" && cause instanceof ApiError) return cause;
  if (stop.error === "connection")
    return new ConnectionError({
      ...parts,
      message: `${operationId} was not sent: ${why}${limitText(exchange)}`,
    });
  const traced = trace();
  const message = `${operationId} may have been carried out: ${withFullStop(`${why}${limitText(exchange)}`)} ${traced.reconciliation}`;
  return new OutcomeUnknownError({ ...parts, ...traced, message });
}

type Answered = Exchange & { readonly last: ReceivedResponse };

/** The response as an error: a success that is not the described one, or an error. */
function errorOfResponse(exchange: Answered, context: ErrorContext): SdkError {
  const { last, stop, success, attempts } = exchange;
  return success?.fault === undefined
    ? apiError(exchange, context, stop.error === "api" ? stop.outcome : "unknown")
    : unusableResponse({ ...success, received: last, attempts }, context);
}

/** Says who may have answered, where nothing shows that it was the service. */
function whyOf({ last, said, success }: Answered): string {
  const { status } = last.response;
  if (success?.fault !== undefined) return `its response with status ${status} ${success.fault} ${WHO}`;
  return said ? `the last response was ${status}` : `the last response was ${status} ${NO_ENVELOPE}`;
}

const WHO = "A proxy may have sent it, or baseUrl may be wrong";
const NO_ENVELOPE = `without the service's error envelope. ${WHO}`;

/** What the caller stopped, by what is known of it. */
const ABORTED: Readonly<Record<Outcome, string>> = {
  "not-sent": "before it was sent",
  rejected: "after the service rejected it",
  processed: "after it was carried out",
  unknown: "and may have been carried out",
};

/** With a full stop, which messages of transports may have or not. */
export function withFullStop(text: string): string {
  return text.endsWith(".") ? text : `${text}.`;
}

function limitText({ stoppedBy }: Exchange): string {
  return stoppedBy ? ` (stopped by ${stoppedBy})` : "";
}

function apiError(
  exchange: Answered,
  { operation, redact, trace, docsBaseUrl }: ErrorContext,
  outcome: Outcome,
): ApiError {
  const { operationId } = operation;
  const { last, said, info, attempts } = exchange;
  const { status } = last.response;
  const traced = outcome === "rejected" ? undefined : trace();
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
  const advice =
    traced && !isRead(operation.method) ? ` (${OUTCOMES[outcome]}: ${traced.reconciliation})` : "";
  return new ApiError({
    message: `${operationId} returned ${status} ${what}${advice}${limitText(exchange)}`,
    outcome,
    operationId,
    attempts,
    status,
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
    rawBody: redact(textOf(last.body)),
    ...headOf(last.response, redact),
  });
}

/** Outcomes as the beginning of advice. */
const OUTCOMES: Readonly<Record<Outcome, string>> = {
  "not-sent": "not sent",
  rejected: "rejected",
  processed: "processed, by this call or another",
  unknown: "unknown",
};
