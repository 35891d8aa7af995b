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
  const abort = new AbortController();
  const settled = new AbortController();
  const onAbort = (): void => abort.abort(context.signal?.reason);
  context.signal?.addEventListener("abort", onAbort);
  void context.clock.sleep(context.timeoutMs, settled.signal).then(() => {
    if (!settled.signal.aborted)
      abort.abort(new DOMException(`No answer in ${context.timeoutMs} ms.`, "TimeoutError"));
  });
  try {
    return await Promise.race([
      exchangeOnce(request, { ...context, signal: abort.signal }),
      rejectOnAbort(abort.signal),
    ]);
  } catch (cause) {
    return { kind: classifyFailure(cause), cause };
  } finally {
    settled.abort();
    context.signal?.removeEventListener("abort", onAbort);
  }
}

async function exchangeOnce(
  request: PreparedRequest,
  { fetch, signal, readBytes }: AttemptContext,
): Promise<Reply> {
  const { method, url, headers, body } = request;
  const response = await fetch(url, {
    method,
    headers,
    // A redirect would carry the key to another host, or send a POST as a GET.
    redirect: "manual",
    ...(body !== undefined && { body }),
    ...(signal && { signal }),
  });
  if (response.ok && readBytes)
    return { kind: "replied", response, body: { kind: "bytes", bytes: await response.arrayBuffer() } };
  return { kind: "replied", response, body: { kind: "text", text: await response.text() } };
}

/** A fetch that does not listen to its signal must not outlive the time either. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
