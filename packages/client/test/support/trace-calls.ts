import { type Span, SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import type { Hooks } from "../../src/index.ts";

/** Hooks that make a span of every attempt, by the conventions for HTTP clients. */
export function traceCalls(tracer: Tracer): Hooks {
  const open = new Map<number, Span>();
  const close = (callId: number, failure?: string): void => {
    const span = open.get(callId);
    if (failure !== undefined) {
      span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.setAttribute("error.type", failure);
    }
    span?.end();
    open.delete(callId);
  };
  return {
    onRequest({ callId, method, path, attemptNumber }) {
      const attributes = {
        "http.request.method": method,
        "url.template": path,
        ...(attemptNumber > 1 && { "http.request.resend_count": attemptNumber - 1 }),
      };
      open.set(callId, tracer.startSpan(`${method} ${path}`, { kind: SpanKind.CLIENT, attributes }));
    },
    onResponse({ callId, attempt: { status = 0, code } }) {
      open.get(callId)?.setAttribute("http.response.status_code", status);
      close(callId, status >= 400 ? (code ?? String(status)) : undefined);
    },
    // An attempt without an answer ends where the next is announced, or with the call.
    onRetry: ({ callId, attempt }) => close(callId, attempt.transportCode ?? attempt.result),
    onError: ({ callId, error }) => close(callId, error.name),
  };
}
