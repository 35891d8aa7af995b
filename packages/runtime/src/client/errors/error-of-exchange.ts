import type { AnyOperation } from "../operation.ts";
import type { Redactor } from "../redact.ts";
import { textOf } from "../reply/read-reply.ts";
import { cleanCause } from "../transport/clean-cause.ts";
import type { Exchange } from "../transport/exchange.ts";
import type { ValidationIssue } from "../validate/call-validators.ts";
import { ApiError } from "./api-error.ts";
import type { ClientError, Outcome } from "./client-error.ts";
import { ConfigurationError } from "./configuration-error.ts";
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

/** Why a success is of no use: it cannot be read, or a validator found issues in it. */
export type UselessReply =
  | { readonly kind: "unreadable"; readonly cause: unknown }
  | { readonly kind: "invalid"; readonly issues: readonly ValidationIssue[] };

/** The error for a success that is of no use. */
export function uselessReply(exchange: Exchange, why: UselessReply, context: ErrorContext): ResponseError {
  const { operation, redactor } = context;
  const { status, text } = headOf(exchange);
  const issues = why.kind === "invalid" ? cleanIssues(why.issues, redactor) : [];
  const fault = why.kind === "invalid" ? `is not as described: ${issueText(issues)}` : "cannot be read.";
  return new ResponseError({
    message: `${operation.operationId} succeeded with status ${status}, but its answer ${fault} Do not repeat it.`,
    operationId: operation.operationId,
    attempts: exchange.attempts,
    ...(why.kind === "unreadable" && { cause: cleanCause(why.cause, redactor) }),
    status,
    rawText: redactor.text(text),
    issues,
  });
}

/** The error for a request whose parts could not be had, so that nothing was sent. */
export function unsentRequest(
  cause: unknown,
  { operation: { operationId }, redactor }: ErrorContext,
): ConnectionError {
  const clean = cleanCause(cause, redactor);
  const reason = clean instanceof Error ? clean.message : String(clean);
  const message = `${operationId} was not sent, its upload could not be read: ${reason}`;
  return new ConnectionError({ message, operationId, attempts: [], cause: clean });
}

/** The error for a request that a validator refuses: nothing was sent. */
export function invalidRequest(
  issues: readonly ValidationIssue[],
  { operation: { operationId }, redactor }: ErrorContext,
): ConfigurationError {
  const clean = cleanIssues(issues, redactor);
  return new ConfigurationError(
    `${operationId} was not sent, its input is not as described: ${issueText(clean)}`,
    {
      operationId,
      issues: clean,
    },
  );
}

function cleanIssues(issues: readonly ValidationIssue[], redactor: Redactor): ValidationIssue[] {
  return issues.map(({ path, message }) => ({ path: redactor.text(path), message: redactor.text(message) }));
}

function issueText(issues: readonly ValidationIssue[]): string {
  return `${issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`)).join("; ")}.`;
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
