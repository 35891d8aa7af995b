import type { CallContext } from "../contracts/call-context.ts";
import type { AnyOperation } from "../contracts/operation.ts";
import type { PreparedRequest } from "../contracts/prepared-request.ts";
import type { Failure, Fetch, ReceivedResponse, ResponseBody } from "../contracts/response.ts";
import { parseJson } from "../response/parse-json.ts";
import { readBody } from "../response/read-body.ts";
import { descriptorOf, isReader, textOf } from "../response/response-reader.ts";
import { startLimit } from "./start-limit.ts";
import { transportCode } from "./transport-code.ts";

/** Looked up per request, so that a `fetch` that is replaced later (by instrumentation, for example) is used. */
export const globalFetch: Fetch = (url, init) => globalThis.fetch(url, init);

/** Sends a request once and reads the whole response, within the time. Never rejects. */
export function runAttempt(
  { url, method, headers, body, stream }: PreparedRequest,
  context: CallContext,
  timeoutMs: number,
): Promise<ReceivedResponse | Failure> | Failure {
  const { session, call } = context;
  if (context.signal?.aborted) return { kind: "not-sent", cause: context.signal.reason };
  if (timeoutMs <= 0) return { kind: "not-sent", cause: new DOMException("No time left.", "TimeoutError") };
  const limit = startLimit(context, timeoutMs);
  const { signal, end } = limit;
  let response: Response | undefined;
  const work = async (): Promise<ReceivedResponse | Failure> => {
    try {
      // A redirect would carry the key to another host, or send a POST as a GET.
      const fixed: RequestInit = { method, headers, redirect: "manual", signal };
      // Also where there is none: a body in `fetchOptions` is nobody's.
      const sent = stream ? { body: stream.open(), duplex: "half" } : { body };
      const init: object = { ...session.fetchOptions, ...fixed, ...sent };
      response = await session.fetch(url, init);
      const { ok, status } = response;
      if (ok && call.leaveUnread) return call.leaveUnread(response, limit);
      const asBytes = ok && isReader(descriptorOf(call.operation, status));
      const read = await readBody(response, { asBytes, maxBytes: session.maxResponseBytes });
      end();
      return { kind: "responded", response, ...read, json: parsedOnce(read.body, call.operation) };
    } catch (cause) {
      end();
      // Once fetch was called, only its own failure may say that nothing was sent: the reason of an abort can be the error
      // of anything, a body that breaks off belongs to a response, and the caller's own stream broke after it was sent in part.
      const target = session.fetch === globalFetch ? undefined : url;
      const isLost = response || signal.aborted || stream?.hasFailed;
      return {
        kind: !isLost && session.explainer.isNeverSent?.(cause, target) ? "not-sent" : "lost",
        cause,
        transportCode: signal.aborted ? undefined : transportCode(cause),
      };
    }
  };
  return limit.within(work, (cause) => {
    end();
    return { kind: "lost", cause };
  });
}

function parsedOnce(body: ResponseBody, { numbers }: AnyOperation): () => unknown {
  let parsed: { readonly value: unknown } | undefined;
  return () => {
    parsed ??= { value: parseJson(textOf(body), numbers) };
    return parsed.value;
  };
}
