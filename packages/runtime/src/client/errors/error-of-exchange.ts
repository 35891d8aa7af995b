import type { AnyOperation } from "../operation.ts";
import type { Redactor } from "../redact.ts";
import { textOf } from "../reply/read-reply.ts";
import { cleanCause } from "../transport/clean-cause.ts";
import type { Exchange } from "../transport/exchange.ts";
import { ApiError } from "./api-error.ts";
import type { ClientError, Outcome } from "./client-error.ts";
import { ConnectionError } from "./connection-error.ts";
import { OutcomeUnknownError } from "./outcome-unknown-error.ts";
import { ResponseError } from "./response-error.ts";

/** What the error of a call is made from. */
export interface ErrorContext {
  readonly operation: AnyOperation;
  readonly redactor: Redactor;
  /** How to find out whether the call was carried out. */
  readonly recipe: (startedAt: Date) => string;
}

/** The error of a call that did not succeed; undefined for one that did. */
export function errorOfExchange(exchange: Exchange, context: ErrorContext): ClientError | undefined {
  const { stop } = exchange;
  switch (stop.error) {
    case "none":
      return undefined;
    case "api":
      return apiError(exchange, context, stop.outcome);
    case "connection":
      return connectionError(exchange, context);
    case "outcome-unknown":
      return outcomeUnknownError(exchange, context);
  }
}

/** The error for a success that cannot be read. */
export function unreadableReply(exchange: Exchange, cause: unknown, context: ErrorContext): ResponseError {
  const { operation, redactor } = context;
  const { status, text } = headOf(exchange);
  return new ResponseError({
    message: `${operation.operationId} succeeded with status ${status}, but its answer cannot be read. Do not repeat it.`,
    operationId: operation.operationId,
    attempts: exchange.attempts,
    cause: cleanCause(cause, redactor),
    status,
    rawText: redactor.text(text),
  });
}

function apiError(
  { envelope, info, attempts, ...rest }: Exchange,
  context: ErrorContext,
  outcome: Outcome,
): ApiError {
  const { operation, redactor } = context;
  const { status, text } = headOf(rest);
  const said = envelope?.description === undefined ? "" : `: ${redactor.text(envelope.description)}`;
  // Safe: `value` gives an array for an array.
  const errors = redactor.value(envelope?.errors ?? []) as readonly unknown[];
  return new ApiError({
    message: `${operation.operationId} answered ${status} ${redactor.text(envelope?.code ?? "without an error code")}${said}`,
    outcome,
    operationId: operation.operationId,
    attempts,
    status,
    code: envelope && redactor.text(envelope.code),
    info,
    description: envelope?.description && redactor.text(envelope.description),
    errors,
    traceId: envelope?.traceId && redactor.text(envelope.traceId),
    rawText: redactor.text(text),
  });
}

function connectionError(
  { last, attempts }: Exchange,
  { operation, redactor }: ErrorContext,
): ConnectionError {
  return new ConnectionError({
    message: `${operation.operationId} was not sent: ${failureText(last, redactor)}`,
    operationId: operation.operationId,
    attempts,
    cause: last.kind === "replied" ? undefined : cleanCause(last.cause, redactor),
  });
}

function outcomeUnknownError(exchange: Exchange, context: ErrorContext): OutcomeUnknownError {
  const { last, attempts } = exchange;
  const { operation, redactor } = context;
  const startedAt = new Date(exchange.startedAt);
  const cause =
    last.kind === "replied" ? apiError(exchange, context, "unknown") : cleanCause(last.cause, redactor);
  return new OutcomeUnknownError({
    message: `${operation.operationId} may have been carried out: ${failureText(last, redactor)}`,
    operationId: operation.operationId,
    attempts,
    cause,
    recipe: redactor.text(context.recipe(startedAt)),
    startedAt,
  });
}

function failureText(last: Exchange["last"], redactor: Redactor): string {
  if (last.kind === "replied") return `the last answer was ${last.response.status}.`;
  const cause = cleanCause(last.cause, redactor);
  if (!(cause instanceof Error)) return String(cause);
  return cause.cause instanceof Error ? `${cause.message} (${cause.cause.message})` : cause.message;
}

function headOf({ last }: Pick<Exchange, "last">): { readonly status: number; readonly text: string } {
  if (last.kind !== "replied") return { status: 0, text: "" };
  return { status: last.response.status, text: textOf(last.body) };
}
