import { createWebhookReceiver, isWebhookError, type WebhookReceiver } from "@crossborder/webhooks";
import type { Scene } from "./scene.ts";

/** A user's endpoint: verifies deliveries with the real receiver, and remembers them. */
export class Inbox {
  /** Names of the events that were verified, in the order of arrival. */
  readonly events: string[] = [];
  /** Their message IDs. */
  readonly ids: string[] = [];
  /** Reasons why deliveries were rejected. */
  readonly rejections: string[] = [];
  /** Statuses to answer with before anything is verified. */
  readonly outage: number[] = [];
  #receiver: WebhookReceiver | undefined;

  readonly webhookFetch = async (url: string, init: RequestInit): Promise<Response> => {
    const status = this.outage.shift();
    if (status !== undefined) return new Response(null, { status });
    if (!this.#receiver) throw new TypeError("fetch failed");
    return this.#receiver.handle(new Request(url, init));
  };

  /** Registers the endpoint for the development instance. */
  async open({ control, sandbox }: Scene): Promise<void> {
    const { secret, headerPrefix } = await control.webhookEndpoints.create({
      instance_id: sandbox.instances.development.id,
      url: "https://shop.example/webhooks",
    });
    this.#receiver = createWebhookReceiver({
      secrets: secret,
      headerPrefix,
      onError: (error) => this.rejections.push(isWebhookError(error) ? error.reason : "handler"),
    }).onUnhandled(({ kind, id }) => {
      this.events.push(kind);
      this.ids.push(id);
    });
  }
}
