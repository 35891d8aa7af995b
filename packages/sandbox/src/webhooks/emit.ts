import type { webhooks } from "@crossborder/zod/webhooks";
import { document, type SchemaNode } from "../description/document.ts";
import { exactValidator } from "../description/exact-validator.ts";
import { openPartOf } from "../description/operations.ts";
import { UndescribedError } from "../http/undescribed-error.ts";
import type { DeliveryRow } from "../state/tables.ts";
import type { Transaction } from "../state/transaction.ts";

/** "Events": the kinds of the source. */
type EventName = keyof typeof webhooks;

export interface EventToEmit {
  readonly instanceId: string;
  readonly event: EventName;
  readonly payload: Readonly<Record<string, unknown>>;
}

/**
 * Sends an event to every endpoint of the instance: one delivery each, committed together with the reported change. A
 * delivery is thus sent if and only if the change happened, whatever happens to the process.
 */
export function emit(tx: Transaction, { instanceId, event, payload }: EventToEmit): void {
  const message = { webhook_event: event, ...payload };
  checkEvent(event, message);
  for (const endpoint of tx.list("endpoints")) {
    if (endpoint.instance_id !== instanceId) continue;
    tx.put("deliveries", {
      id: tx.id("msg_"),
      instance_id: instanceId,
      created_at: tx.now,
      endpoint_id: endpoint.id,
      event,
      body: JSON.stringify(message),
      status: "pending",
      attempts: [],
      fault: null,
      tries: 0,
      due_at: tx.now,
    });
  }
}

function checkEvent(event: EventName, message: unknown): void {
  const { error } = exactValidator(schemaOf(event)).safeParse(message);
  if (error) throw new UndescribedError(`The event ${event}`, error.issues);
}

function schemaOf(event: string): SchemaNode {
  return document.webhooks[event]?.post.requestBody.content["application/json"]?.schema ?? {};
}

/** Open points of the service's document about a delivery: its payload, and its retries. */
export function unspecifiedOfDelivery({ event, tries }: Pick<DeliveryRow, "event" | "tries">): string[] {
  const payload = openPartOf(schemaOf(event));
  return [
    ...(payload === undefined ? [] : [payload]),
    ...(tries > 0
      ? ["No schedule is stated for sending a delivery again; this one is the sandbox's own."]
      : []),
  ];
}
