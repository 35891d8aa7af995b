import { describe, expect, test, vi } from "vitest";
import {
  createWebhookReceiver,
  isWebhookError,
  type ReceiverOptions,
  type WebhookEvent,
  type WebhookReceiver,
  webhookEventNames,
} from "../src/index.ts";
import { signDelivery } from "../src/testing.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const url = "https://shop.example.com/webhooks";

const receiver = (options: Partial<ReceiverOptions> = {}): WebhookReceiver =>
  createWebhookReceiver({ secrets: secret, ...options });

const payout: WebhookEvent = { webhook_event: "payout.update" };

describe("the events of the service", () => {
  test("are six", () => {
    expect(webhookEventNames).toEqual([
      "blockchainWallet.new",
      "bankAccount.new",
      "payin.new",
      "payout.new",
      "payout.update",
      "payout.complete",
    ]);
  });

  test.each(webhookEventNames)("%s is known by the name in its payload", async (name) => {
    const delivery = await receiver().verify(
      await signDelivery({ secrets: secret, event: JSON.stringify({ webhook_event: name }) }),
    );
    expect([delivery.kind, delivery.name]).toEqual([name, name]);
  });

  test("of tomorrow are delivered as unknown", async () => {
    const event = JSON.stringify({ webhook_event: "customer.approved", id: "re_000000000001" });
    const delivery = await receiver().verify(await signDelivery({ secrets: secret, event }));
    expect(delivery).toMatchObject({
      kind: "unknown",
      name: "customer.approved",
      event: { id: "re_000000000001" },
    });
  });
});

describe("a receiver", () => {
  test("runs the handler of a signed event", async () => {
    const handler = vi.fn();
    const signed = await signDelivery({ secrets: secret, event: payout, id: "msg_1" });
    const response = await receiver().on("payout.update", handler).handle(new Request(url, signed));
    expect(response.status).toBe(204);
    expect(handler.mock.calls).toEqual([
      [
        expect.objectContaining({ id: "msg_1", event: payout }),
        expect.objectContaining({ signal: expect.anything() }),
      ],
    ]);
  });

  test("takes the header names of another signing provider", async () => {
    const signed = await signDelivery({ secrets: secret, event: payout, headerPrefix: "acme-" });
    expect((await receiver().handle(new Request(url, signed))).status).toBe(401);
    expect((await receiver({ headerPrefix: "acme-" }).handle(new Request(url, signed))).status).toBe(204);
  });

  test("does not trust what another key has signed", async () => {
    const onError = vi.fn();
    const signed = await signDelivery({ secrets: "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", event: payout });
    expect((await receiver({ onError }).handle(new Request(url, signed))).status).toBe(401);
    expect(isWebhookError(onError.mock.calls[0]?.[0], "signature")).toBe(true);
  });

  test("does not trust what was signed long ago, or will be", async () => {
    for (const seconds of [-302, 302]) {
      const signed = await signDelivery({
        secrets: secret,
        event: payout,
        timestamp: new Date(Date.now() + seconds * 1000),
      });
      expect((await receiver().handle(new Request(url, signed))).status).toBe(401);
    }
  });

  test("has the limits that are documented", async () => {
    const large = await signDelivery({
      secrets: secret,
      event: JSON.stringify({ ...payout, text: "x".repeat(5_242_880) }),
    });
    expect((await receiver().handle(new Request(url, large))).status).toBe(413);
    const deep = (depth: number) =>
      `{"webhook_event":"payout.update","a":${"[".repeat(depth - 1)}${"]".repeat(depth - 1)}}`;
    for (const [depth, status] of [
      [64, 204],
      [65, 400],
    ] as const) {
      const signed = await signDelivery({ secrets: secret, event: deep(depth) });
      expect((await receiver().handle(new Request(url, signed))).status).toBe(status);
    }
  });

  test("cannot be made without a secret", () => {
    expect(() => createWebhookReceiver({ secrets: [] })).toThrow(
      expect.objectContaining({ reason: "config" }),
    );
  });
});
