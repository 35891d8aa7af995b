import { EventEmitter, on } from "node:events";
import type { Sandbox } from "@crossborder/sandbox";
import { createWebhookReceiver, type DeliveryStore, isWebhookError } from "@crossborder/webhooks";
import { nodeHandler } from "@crossborder/webhooks/adapters/node";
import { z } from "zod";
import { listen } from "../house/listen.ts";

const Event = z.looseObject({ webhook_event: z.string(), id: z.string(), status: z.string().optional() });
type Event = z.infer<typeof Event>;

/** A request that arrived. */
export interface Arrival {
  /** Status of the receiver's response. */
  readonly status: number;
  /** The event; undefined when it was not handled, because it was rejected or was handled before. */
  readonly handled: Event | undefined;
  /** Why the receiver rejected it. */
  readonly reason: string | undefined;
}

/** A webhook receiver on this machine. */
export interface Inbox {
  readonly url: string;
  /** Resolves with the next request, in the order of arrival. */
  readonly next: () => Promise<Arrival>;
  readonly close: () => void;
}

export interface InboxOptions {
  readonly instanceId: string;
  /** Remembers which messages were handled. */
  readonly store: DeliveryStore;
  /** Ends the wait for requests. */
  readonly signal: AbortSignal;
}

/** Starts a receiver for the events of an instance. */
export async function openInbox(
  { control }: Sandbox,
  { instanceId, store, signal }: InboxOptions,
): Promise<Inbox> {
  const requests = new EventEmitter();
  const arrivals = on(requests, "arrival", { signal });
  const server = await listen(async (request, response) => {
    await respond(request, response); // requests come one after the other
    const { statusCode: status } = response;
    const arrival: Arrival = { status, handled: handled.pop(), reason: reasons.pop() };
    requests.emit("arrival", arrival);
  });
  const url = `${server.url}/webhooks`;
  const { secret, headerPrefix } = await control.webhookEndpoints.create({ instance_id: instanceId, url });

  const handled: Event[] = [];
  const reasons: string[] = [];
  const receiver = createWebhookReceiver({
    secrets: secret,
    headerPrefix,
    deduplicate: { store, consumer: "demo" },
    onError: (error) => reasons.push(isWebhookError(error) ? error.reason : "handler"),
  }).onUnhandled(({ event }) => {
    handled.push(Event.parse(event));
  });
  const respond = nodeHandler(receiver);
  return {
    url,
    next: async () => {
      const { value } = await arrivals.next();
      return value?.[0];
    },
    close: server.close,
  };
}
