import { textOf } from "../reply/reply-reader.ts";
import { cleanCause, messageOf } from "../transport/clean-cause.ts";
import type { Exchange } from "../transport/exchange.ts";
import type { Reply } from "../transport/run-attempt.ts";
import { ApiError } from "./api-error.ts";
import type { ClientError, Outcome } from "./client-error.ts";
import { ConnectionError } from "./connection-error.ts";
import type { ErrorContext } from "./error-context.ts";
import { OutcomeUnknownError } from "./outcome-unknown-error.ts";

/** The error of a call that did not succeed. */
export function errorOfExchange(exchange: Exchange, context: ErrorContext): ClientError {
  const { stop, last, attempts } = exchange;
  const { operation, redact, trace } = context;
  const { operationId } = operation;
  const isReply = last.kind === "replied";
  const cause = isReply
    ? apiError({ ...exchange, last }, context, stop.error === "api" ? stop.outcome : "unknown")
    : cleanCause(last.cause, redact);
  if (stop.error === "api" && cause instanceof ApiError) return cause;
  const why = isReply ? `the last answer was ${last.response.status}.` : messageOf(cause);
  const parts = { operationId, attempts, cause };
  if (stop.error === "connection")
    return new ConnectionError({
      ...parts,
      message: `${operationId} was not sent: ${why}${limitText(exchange)}`,
    });
  const message = `${operationId} may have been carried out: ${why}${limitText(exchange)}`;
  return new OutcomeUnknownError({ ...parts, ...trace(), message });
}

function limitText({ stoppedBy }: Exchange): string {
  return stoppedBy ? ` (stopped by ${stoppedBy})` : "";
}

function apiError(
  exchange: Exchange & { readonly last: Reply },
  { operation: { operationId }, redact, trace }: ErrorContext,
  outcome: Outcome,
): ApiError {
  const { last, said, info, attempts } = exchange;
  const { status } = last.response;
  const traced = outcome === "refused" ? undefined : trace();
  // One by one: a secret may be called like one of them.
  const code = redact(said?.code);
  const description = redact(said?.description);
  const sentence = description === undefined ? "" : `: ${description}`;
  const advice = traced ? ` (${outcome}: ${traced.recipe})` : "";
  return new ApiError({
    message: `${operationId} answered ${status} ${code ?? "without an error code"}${sentence}${advice}${limitText(exchange)}`,
    outcome,
    operationId,
    attempts,
    status,
    code,
    info,
    description,
    errors: redact(said?.errors ?? []),
    traceId: redact(said?.traceId),
    retryAfterMs: attempts.at(-1)?.retryAfterMs,
    ...traced,
    rawText: redact(textOf(last.body)),
  });
}
