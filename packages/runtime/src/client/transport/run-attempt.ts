import { type ReplyBody, replyOf } from "../reply/reply-reader.ts";
import type { PreparedRequest } from "../request/build-request.ts";
import type { CallContext } from "./call-context.ts";
import { classifyFailure } from "./classify-failure.ts";
import { startLimit } from "./start-limit.ts";

/** A fetch function, as far as a client calls it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A whole answer: head and body. */
export interface Reply {
  readonly kind: "replied";
  /** The head; its body has been read. */
  readonly response: Response;
  readonly body: ReplyBody;
}

/** No answer, or not a whole one. */
export interface Failure {
  readonly kind: "not-sent" | "lost";
  readonly cause: unknown;
}

/** Sends a request once and reads the whole answer, within the time. Never rejects. */
export async function runAttempt(
  request: PreparedRequest,
  context: CallContext,
  timeoutMs: number,
): Promise<Reply | Failure> {
  const { signal } = context;
  if (signal?.aborted) return { kind: "not-sent", cause: signal.reason };
  if (timeoutMs <= 0)
    return { kind: "not-sent", cause: new DOMException("The time of the call is over.", "TimeoutError") };
  const limit = startLimit(context, timeoutMs);
  try {
    return await Promise.race([answer(request, context, limit.signal), limit.exceeded]);
  } catch (cause) {
    return { kind: classifyFailure(cause), cause };
  } finally {
    limit.end();
  }
}

async function answer(
  { url, method, headers, body }: PreparedRequest,
  { session, operation }: CallContext,
  signal: AbortSignal,
): Promise<Reply> {
  const response = await session.fetch(url, {
    method,
    headers,
    // A redirect would carry the key to another host, or send a POST as a GET.
    redirect: "manual",
    ...(body !== undefined && { body }),
    signal,
  });
  const asBytes = response.ok && typeof replyOf(operation, response.status) === "object";
  return { kind: "replied", response, body: asBytes ? await response.arrayBuffer() : await response.text() };
}
