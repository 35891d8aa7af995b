import { textOf } from "../reply/reply-reader.ts";
import { cleanCause, messageOf } from "../transport/clean-cause.ts";
import type { Exchange } from "../transport/exchange.ts";
import { ApiError } from "./api-error.ts";
import type { ClientError, Outcome } from "./client-error.ts";
import { ConnectionError } from "./connection-error.ts";
import type { ErrorContext } from "./error-context.ts";
import { OutcomeUnknownError } from "./outcome-unknown-error.ts";

/** The error of a call that did not succeed. */
export function errorOfExchange(exchange: Exchange, context: ErrorContext): ClientError {
  const { stop, last, attempts } = exchange;
  if (stop.error === "api") return apiError(exchange, context, stop.outcome);
  const { operation, redact, recipe } = context;
  const { operationId } = operation;
  const isReply = last.kind === "replied";
  const cause = isReply ? apiError(exchange, context, "unknown") : cleanCause(last.cause, redact);
  const why = isReply ? `the last answer was ${last.response.status}.` : messageOf(cause);
  const parts = { operationId, attempts, cause };
  if (stop.error === "connection")
    return new ConnectionError({ ...parts, message: `${operationId} was not sent: ${why}` });
  const startedAt = new Date(exchange.startedAt);
  const message = `${operationId} may have been carried out: ${why}`;
  return new OutcomeUnknownError({ ...parts, message, recipe: redact(recipe(startedAt)), startedAt });
}

function apiError(
  { last, said, info, attempts }: Exchange,
  { operation: { operationId }, redact }: ErrorContext,
  outcome: Outcome,
): ApiError {
  // Only a reply makes such an error.
  const { status, text } =
    last.kind === "replied"
      ? { status: last.response.status, text: textOf(last.body) }
      : { status: 0, text: "" };
  // One by one: a secret may be called like one of them.
  const code = redact(said?.code);
  const description = redact(said?.description);
  const sentence = description === undefined ? "" : `: ${description}`;
  return new ApiError({
    message: `${operationId} answered ${status} ${code ?? "without an error code"}${sentence}`,
    outcome,
    operationId,
    attempts,
    status,
    code,
    info,
    description,
    errors: redact(said?.errors ?? []),
    traceId: redact(said?.traceId),
    rawText: redact(text),
  });
}
