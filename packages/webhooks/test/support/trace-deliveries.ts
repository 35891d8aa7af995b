import { SpanKind, SpanStatusCode, type Tracer } from "@opentelemetry/api";
import type { DeliveryOutcome } from "../../src/index.ts";

/** Makes an `onOutcome` that records spans by the conventions for messaging. */
export function traceDeliveries(tracer: Tracer): (delivery: DeliveryOutcome) => void {
  return ({ outcome, reason, status, durationMs, id, event, attempt, tenant }) => {
    const endTime = Date.now();
    const span = tracer.startSpan(`process ${event ?? "webhook"}`, {
      kind: SpanKind.CONSUMER,
      startTime: endTime - durationMs,
      attributes: {
        "messaging.system": "webhook",
        "messaging.operation.name": "process",
        "messaging.operation.type": "process",
        "messaging.message.id": id,
        "http.response.status_code": status,
        "webhook.outcome": outcome,
        "webhook.attempt": attempt,
        "webhook.tenant": tenant,
      },
    });
    if (outcome === "failed" || outcome === "rejected") {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute("error.type", reason ?? outcome);
    }
    span.end(endTime);
  };
}
