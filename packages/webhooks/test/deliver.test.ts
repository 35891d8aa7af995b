import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { nodeHandler } from "../src/adapters/node.ts";
import { createWebhookReceiver, type WebhookEvent } from "../src/index.ts";
import { createMemoryStore } from "../src/stores/memory.ts";
import { deliver } from "../src/testing.ts";

const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const started: WebhookEvent = { webhook_event: "payout.new" };
const ended: WebhookEvent = { webhook_event: "payout.complete" };

let seen: string[] = [];
const receiver = createWebhookReceiver({
  secrets: secret,
  deduplicate: { store: createMemoryStore(), consumer: "payouts" },
}).onUnhandled(async ({ name }) => {
  await new Promise((resolve) => setTimeout(resolve, 30));
  seen.push(name);
});
const server = createServer(nodeHandler(receiver));
let url: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks`; // listening on a port
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen = [];
});

describe("a test delivery", () => {
  test("arrives", async () => {
    expect(await deliver(url, started, { secrets: secret })).toEqual([
      { id: expect.stringMatching(/^msg_/), status: 204 },
    ]);
    expect(seen).toEqual(["payout.new"]);
  });

  test("that is repeated is handled once, and busy or done for the others", async () => {
    const results = await deliver(url, started, { secrets: secret, times: 5 });
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    const statuses = results.map(({ status }) => status);
    expect(statuses).toContain(204);
    expect(statuses.filter((status) => status !== 204 && status !== 503)).toEqual([]);
    expect(seen).toEqual(["payout.new"]);
  });

  test("of several events comes in their order, or last first", async () => {
    await deliver(url, [started, ended], { secrets: secret });
    await deliver(url, [started, ended], { secrets: secret, reorder: true });
    expect(seen).toEqual(["payout.new", "payout.complete", "payout.complete", "payout.new"]);
  });

  test.each(["body", "signature", "timestamp", "id"] as const)(
    "with a corrupt %s is rejected",
    async (corrupt) => {
      expect(await deliver(url, started, { secrets: secret, corrupt })).toMatchObject([{ status: 401 }]);
      expect(seen).toEqual([]);
    },
  );

  test("may go another way than over the network", async () => {
    const fetch = (to: string, delivery: RequestInit) => receiver.handle(new Request(to, delivery));
    expect(await deliver("https://shop.example.com/", started, { secrets: secret, fetch })).toMatchObject([
      { status: 204 },
    ]);
  });
});
