import type { CallContext } from "./call-context.ts";
import type { CallTrace } from "./call-trace.ts";
import type { AnsweredExchange, Exchange, UnusableResponse } from "./exchange.ts";
import type { Redact } from "./redact.ts";
import type { Outcome } from "./retry-decision.ts";

/** The error of a response. */
interface AnswerError extends Error {
  readonly headers: Readonly<Record<string, string>> | undefined;
}

/** Facts about a call that has no final response. */
export interface UnansweredCall {
  /** The error of the last response. */
  readonly answer: AnswerError | undefined;
  readonly isStopped: boolean | undefined;
  /** Undefined where nothing happened. */
  readonly trace: CallTrace | undefined;
}

/** Facts about an error response. */
export interface AnsweredCall extends Pick<UnansweredCall, "trace"> {
  readonly outcome: Outcome;
  readonly code: string | undefined;
}

/** Parts that replace those of an error; `detail` is the end of its message. */
export interface Explanation extends Partial<CallTrace> {
  readonly detail?: string;
  readonly cause?: unknown;
  readonly serviceMessage?: string | undefined;
  readonly description?: string | undefined;
  readonly errors?: readonly unknown[];
  readonly docsUrl?: string;
  readonly rawBody?: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/**
 * Adds to errors what no decision needs: sentences, and the texts of the service and of failures without secrets. Without
 * it, errors hold nothing of a response but identifiers.
 */
export interface ErrorExplainer {
  /** `noteCaller`: without it, the stack of an error does not lead to the call. */
  readonly noteCaller?: (called: (...given: never) => unknown) => (error: Error) => void;
  /** True for the failure of a fetch after which the request was certainly never sent. Default: false. */
  isNeverSent?(error: unknown, url?: string): boolean;
  /** Makes what takes the secrets and the sensitive values of a call out of what people may read. */
  redactorOf(context: CallContext): Redact;
  exchange(exchange: Exchange, context: CallContext, known: UnansweredCall): Explanation;
  response(exchange: AnsweredExchange, context: CallContext, known: AnsweredCall): Explanation;
  unusable?(unusable: UnusableResponse, context: CallContext): Explanation;
  /** Explains a failure before a request was made, as of an input that cannot be written. */
  failure(failure: unknown, context: CallContext): Explanation;
}
