import type { AttemptRecord } from "../contracts/attempt-record.ts";
import type { ValidationIssue } from "../contracts/call-validators.ts";
import type { ErrorContext } from "../contracts/error-context.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { Reply } from "../contracts/reply.ts";
import { readSuccess } from "../reply/read-success.ts";
import { textOf } from "../reply/reply-reader.ts";
import { isRead } from "../retry/is-read.ts";
import { cleanCause } from "../transport/clean-cause.ts";
import { ResponseError } from "./response-error.ts";

/** A success that is of no use, and why. */
export interface UselessReply {
  readonly reply: Reply;
  readonly attempts: readonly AttemptRecord[];
  /** What is wrong with the answer, as the rest of a sentence that begins with "its answer". */
  readonly fault: string;
  readonly cause?: unknown;
  readonly issues?: readonly ValidationIssue[];
}

/** A response with a status of success, and the call that it is of. */
export interface CallSuccess extends Pick<UselessReply, "reply" | "attempts"> {
  readonly operation: AnyOperation;
}

/** What a success holds. Throws `ResponseError` for one that does not look like what is described. */
export function outputOf({ operation, reply, attempts }: CallSuccess, errors: () => ErrorContext): unknown {
  const success = readSuccess(operation, reply);
  if (success.fault === undefined) return success.data;
  throw uselessReply({ reply, attempts, ...success }, errors());
}

/** The error for a success that is of no use. */
export function uselessReply(useless: UselessReply, { operation, redact }: ErrorContext): ResponseError {
  const { reply, attempts, fault, cause, issues = [] } = useless;
  const { operationId, method } = operation;
  const { status } = reply.response;
  const advice = isRead(method) ? "" : " Do not repeat it.";
  return new ResponseError({
    message: `${operationId} succeeded with status ${status}, but its answer ${fault}${advice}`,
    operationId,
    attempts,
    cause: cause && cleanCause(cause, redact),
    status,
    rawText: redact(textOf(reply.body)),
    issues,
  });
}
