import * as z from "zod";
import { rejection } from "../http/rejection.ts";
import { members } from "../names/members.ts";
import { findAnywhere } from "../rules/find.ts";
import { hashOf } from "../state/ids.ts";
import type { DeliveryAttempt, DeliveryRow, EndpointRow } from "../state/tables.ts";
import { HEADER_PREFIX } from "../webhooks/send-delivery.ts";
import { controlOperation } from "./control-operation.ts";
import { id, instanceId, nothing } from "./inputs.ts";
import * as outputs from "./outputs.ts";

/** A registered endpoint. */
export interface EndpointView {
  readonly id: string;
  readonly instance_id: string;
  readonly url: string;
  /** The signing secret, for `secrets` of a webhook receiver. */
  readonly secret: string;
  /** Prefix of the names of the three headers, with the dash. */
  readonly headerPrefix: string;
}

function endpointView({ id, instance_id, url, secret }: EndpointRow): EndpointView {
  return { id, instance_id, url, secret, headerPrefix: HEADER_PREFIX };
}

/** "Events" 4: an HTTPS URL. A receiver on this machine may use http, since nobody else can listen. */
function checkUrl(text: string): void {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOwnMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url?.hostname ?? "");
  if (url?.protocol === "https:" || (url?.protocol === "http:" && isOwnMachine)) return;
  throw rejection("WEBHOOKS_URL_INVALID", {
    message: "Use an HTTPS URL. HTTP is only allowed for this machine.",
  });
}

/** A delivery in the log. Times are ISO 8601 of the sandbox's clock. */
export interface Delivery {
  /** The message ID that is sent. */
  readonly id: string;
  readonly endpoint_id: string;
  readonly instance_id: string;
  readonly event: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly status: "pending" | "delivered" | "failed" | "dropped";
  /** Fault that was requested for it. */
  readonly fault: "duplicate" | "reorder" | "delay" | "corrupt" | "drop" | null;
  readonly created_at: string;
  readonly next_attempt_at: string | null;
  readonly attempts: readonly AttemptView[];
}

/** One attempt to deliver. */
export interface AttemptView {
  readonly at: string;
  /** The status of the response; null when none came. */
  readonly status: number | null;
  readonly error: string | null;
}

const timeOf = (ms: number) => new Date(ms).toISOString();

function attemptView({ at, status, error }: DeliveryAttempt): AttemptView {
  return { at: timeOf(at), status, error };
}

export function deliveryView(row: DeliveryRow): Delivery {
  const { id, endpoint_id, instance_id, event, status, fault } = row;
  return {
    id,
    endpoint_id,
    instance_id,
    event,
    payload: JSON.parse(row.body),
    status,
    fault,
    created_at: timeOf(row.created_at),
    next_attempt_at: row.due_at === undefined ? null : timeOf(row.due_at),
    attempts: row.attempts.map(attemptView),
  };
}

export const webhookCalls = {
  "webhookEndpoints.create": controlOperation({
    summary: "Register an endpoint for the events of an instance",
    input: members({ instance_id: instanceId, url: z.string() }),
    output: outputs.endpoint,
    run: ({ transact }, { instance_id, url }) =>
      transact((tx) => {
        findAnywhere(tx, "instances", instance_id);
        checkUrl(url);
        const endpointId = tx.id("we_");
        const secret = `whsec_${btoa(String.fromCharCode(...hashOf(`secret ${endpointId}`)))}`;
        return endpointView(
          tx.put("endpoints", { id: endpointId, instance_id, url, secret, created_at: tx.now }),
        );
      }, instance_id),
  }),
  "webhookEndpoints.list": controlOperation({
    summary: "List the registered endpoints",
    input: nothing,
    output: z.array(outputs.endpoint),
    run: ({ engine }) => engine.store.state.list("endpoints").map(endpointView),
  }),
  "webhookEndpoints.delete": controlOperation({
    summary: "Remove an endpoint. Its pending deliveries are dropped",
    input: id,
    output: outputs.done,
    run: ({ transact }, input) =>
      transact((tx) => {
        if (!tx.get("endpoints", input.id))
          throw rejection("VALIDATION_INVALID_REQUEST", { message: "The sandbox has no such endpoint." });
        tx.delete("endpoints", input.id);
      }),
  }),
  "deliveries.list": controlOperation({
    summary: "List all deliveries with their attempts, oldest first",
    input: nothing,
    output: outputs.deliveries,
    run: ({ engine }) => engine.store.state.list("deliveries").map(deliveryView),
  }),
  "deliveries.redeliver": controlOperation({
    summary: "Send a delivery again, under the same message ID",
    input: id,
    output: outputs.attempt,
    run: async ({ engine }, input): Promise<AttemptView> => {
      const attempt = await engine.dispatcher.redeliver(input.id);
      if (!attempt)
        throw rejection("VALIDATION_INVALID_REQUEST", {
          message: "The delivery does not exist, or its endpoint was removed.",
        });
      return attemptView(attempt);
    },
  }),
} as const;
