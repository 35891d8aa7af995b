import type { ErrorContext } from "../contracts/error-context.ts";
import type { ReceivedResponse } from "../contracts/response.ts";
import type { Outcome } from "../contracts/retry-decision.ts";
import { headOf } from "../response/head-of.ts";
import { textOf } from "../response/response-reader.ts";
import { cleanCause, messageOf } from "../transport/clean-cause.ts";
import type { Exchange } from "../transport/exchange.ts";
import { AbortedError } from "./aborted-error.ts";
import { ApiError } from "./api-error.ts";
import type { ClientError } from "./client-error.ts";
import { ConnectionError } from "./connection-error.ts";
import { OutcomeUnknownError } from "./outcome-unknown-error.ts";

/** The error of a call that did not succeed. */
export function errorOfExchange(exchange: Exchange, context: ErrorContext): ClientError {
  const { stop, last, attempts, stoppedBy } = exchange;
  const { operation, redact, trace, isStopped } = context;
  const { operationId } = operation;
  const isResponse = last.kind === "responded";
  const cause = isResponse
    ? apiError({ ...exchange, last }, context, stop.error === "api" ? stop.outcome : "unknown")
    : cleanCause(last.cause, redact);
  const why = isResponse ? `the last response was ${last.response.status}` : messageOf(cause);
  const parts = { operationId, attempts, cause };
  // What failed because the caller stopped it, or was not sent again for that reason; not what got its final response.
  if (stoppedBy === "signal" || (!isResponse && isStopped())) {
    const { outcome } = stop;
    const traced = outcome === "unknown" || outcome === "processed" ? trace() : undefined;
    const reason = `${operationId} was aborted ${ABORTED[outcome]}: ${isResponse ? `${why}.` : why}`;
    const message = traced && outcome === "unknown" ? `${withFullStop(reason)} ${traced.recipe}` : reason;
    return new AbortedError({ ...parts, outcome, message, ...traced });
  }
  if (stop.error === "api" && cause instanceof ApiError) return cause;
  if (stop.error === "connection")
    return new ConnectionError({
      ...parts,
      message: `${operationId} was not sent: ${why}${limitText(exchange)}`,
    });
  const traced = trace();
  const message = `${operationId} may have been carried out: ${withFullStop(`${why}${limitText(exchange)}`)} ${traced.recipe}`;
  return new OutcomeUnknownError({ ...parts, ...traced, message });
}

/** What the caller stopped, by what is known of it. */
const ABORTED: Readonly<Record<Outcome, string>> = {
  "not-sent": "before it was sent",
  refused: "after the service refused it",
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
  exchange: Exchange & { readonly last: ReceivedResponse },
  { operation: { operationId }, redact, trace, docsUrl }: ErrorContext,
  outcome: Outcome,
): ApiError {
  const { last, said, info, attempts } = exchange;
  const { status } = last.response;
  const traced = outcome === "refused" ? undefined : trace();
  // One by one: a secret may be called like one of them. A code of the catalogue is none, whatever was sent.
  const code = info ? said?.code : redact(said?.code);
  const serviceMessage = redact(said?.message);
  const description = redact(said?.description);
  // Without spaces it is a word for machines, as the code is.
  const particulars = serviceMessage?.includes(" ") ? serviceMessage : undefined;
  const sentences = [...new Set([description, particulars])].filter((text) => text !== undefined);
  const sentence = sentences.length === 0 ? "" : `: ${sentences.join(" ")}`;
  const advice = traced ? ` (${outcome}: ${traced.recipe})` : "";
  return new ApiError({
    message: `${operationId} returned ${status} ${code ?? "without an error code"}${sentence}${advice}${limitText(exchange)}`,
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
    ...(info && docsUrl !== undefined && { docsUrl: `${docsUrl.replace(/\/$/, "")}/errors/${code}.html` }),
    retryAfterMs: attempts.at(-1)?.retryAfterMs,
    ...traced,
    rawText: redact(textOf(last.body)),
    ...headOf(last.response, redact),
  });
}
