import type { Clock } from "../clock.ts";
import type { PreparedRequest } from "../request/build-request.ts";
import { classifyFailure } from "./classify-failure.ts";

/** A fetch function, as far as a client calls it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A whole answer: head and body. */
export interface Reply {
  readonly kind: "replied";
  /** The head; its body has been read. */
  readonly response: Response;
  readonly body: ReplyBody;
}

/** The body of an answer, read as it is needed: errors always as text. */
export type ReplyBody =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "bytes"; readonly bytes: ArrayBuffer };

/** No answer, or not a whole one. */
export interface Failure {
  readonly kind: "not-sent" | "lost";
  readonly cause: unknown;
}

interface AttemptContext {
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  readonly readBytes: boolean;
}

/** Sends a request once and reads the whole answer, within the time. Never rejects. */
export async function runAttempt(
  request: PreparedRequest,
  context: AttemptContext,
): Promise<Reply | Failure> {
  const limit = startLimit(context);
  try {
    return await Promise.race([exchangeOnce(request, context, limit.signal), limit.exceeded]);
  } catch (cause) {
    return { kind: classifyFailure(cause), cause };
  } finally {
    limit.end();
  }
}

/** The time of an attempt, or of what comes before the first. */
export interface Limit {
  readonly signal: AbortSignal;
  /** Rejects when the time is over or the caller gives up: a fetch may not listen to its signal. */
  readonly exceeded: Promise<never>;
  end(): void;
}

/** Starts the time; `end` has to be called when it does not matter any more. */
export function startLimit({
  clock,
  timeoutMs,
  signal,
}: Pick<AttemptContext, "clock" | "timeoutMs" | "signal">): Limit {
  const controller = new AbortController();
  let stop: (reason: unknown) => void = () => {};
  const exceeded = new Promise<never>((_resolve, reject) => {
    stop = (reason) => {
      controller.abort(reason);
      reject(reason);
    };
  });
  const cancel = clock.after(timeoutMs, () =>
    stop(new DOMException(`No answer in ${timeoutMs} ms.`, "TimeoutError")),
  );
  const onAbort = (): void => stop(signal?.reason);
  signal?.addEventListener("abort", onAbort);
  const end = (): void => {
    cancel();
    signal?.removeEventListener("abort", onAbort);
  };
  return { signal: controller.signal, exceeded, end };
}

async function exchangeOnce(
  request: PreparedRequest,
  { fetch, readBytes }: AttemptContext,
  signal: AbortSignal,
): Promise<Reply> {
  const { method, url, headers, body } = request;
  const response = await fetch(url, {
    method,
    headers,
    // A redirect would carry the key to another host, or send a POST as a GET.
    redirect: "manual",
    ...(body !== undefined && { body }),
    signal,
  });
  if (response.ok && readBytes)
    return { kind: "replied", response, body: { kind: "bytes", bytes: await response.arrayBuffer() } };
  return { kind: "replied", response, body: { kind: "text", text: await response.text() } };
}
