import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RETRY_SECONDS } from "../src/webhooks/record-attempt.ts";
import { Inbox } from "./support/inbox.ts";
import { addAccount, addApprovedQuote, openScene, type Scene, WALLET } from "./support/scene.ts";

let scene: Scene;
let inbox: Inbox;
beforeEach(async () => {
  inbox = new Inbox();
  scene = await openScene("in process", { webhookFetch: inbox.webhookFetch });
  await scene.control.clock.freeze();
  await inbox.open(scene);
});
afterEach(() => scene.close());

const makePayins = async (count: number) => {
  const instance_id = scene.sandbox.instances.development.id;
  for (let made = 0; made < count; made += 1) await scene.control.payins.create({ instance_id });
};

/** The payin events that have arrived, by the order in which their payins were made. */
const arrived = async () => {
  const deliveries = await scene.sandbox.deliveries();
  const order = deliveries.map(({ id }) => id);
  return inbox.ids.map((id) => order.indexOf(id));
};

describe("registering an endpoint", () => {
  const register = (url: string) =>
    scene.control.webhookEndpoints.create({ instance_id: scene.sandbox.instances.production.id, url });

  test.each([
    "https://shop.example/hook",
    "http://127.0.0.1:3000/hook",
    "http://localhost:3000",
    "http://[::1]:1/",
  ])("takes %s", async (url) => {
    expect(await register(url)).toMatchObject({
      id: expect.stringMatching(/^we_.{12}$/),
      secret: expect.stringMatching(/^whsec_/),
      headerPrefix: "webhook-",
    });
  });

  test.each(["http://shop.example/hook", "ftp://shop.example", "hook", "http://localhost.evil.example/"])(
    "rejects %s with WEBHOOKS_URL_INVALID",
    async (url) => {
      await expect(register(url)).rejects.toMatchObject({ status: 400, code: "WEBHOOKS_URL_INVALID" });
    },
  );

  test("needs an instance that exists", async () => {
    const registering = scene.control.webhookEndpoints.create({
      instance_id: "in_x",
      url: "https://x.example",
    });
    await expect(registering).rejects.toMatchObject({ code: "INSTANCES_NOT_FOUND" });
  });
});

describe("a delivery", () => {
  test("is tried again on the sandbox's own schedule, and then given up", async () => {
    inbox.outage.push(...Array.from({ length: RETRY_SECONDS.length + 1 }, () => 503));
    await makePayins(1);
    await scene.sandbox.deliveries();
    for (const seconds of RETRY_SECONDS) await scene.control.clock.advance({ seconds });
    const [delivery] = await scene.sandbox.deliveries();
    expect(delivery).toMatchObject({ status: "failed", next_attempt_at: null });
    const times = delivery?.attempts.map(({ at }) => Date.parse(at)) ?? [];
    const gaps = times.slice(1).map((time, index) => (time - (times[index] ?? 0)) / 1000);
    expect(gaps).toEqual(RETRY_SECONDS);
    expect(inbox.events).toEqual([]);
  });

  test("arrives when the endpoint is back, under the same message ID", async () => {
    inbox.outage.push(500, 302);
    await makePayins(1);
    await scene.control.clock.advance({ seconds: 10 });
    const [delivery] = await scene.sandbox.deliveries();
    expect(delivery?.attempts.map(({ status }) => status)).toEqual([500, 302, 204]);
    expect(inbox.ids).toEqual([delivery?.id]);
  });

  test.each([
    [200, "delivered"],
    [299, "delivered"],
    [300, "pending"],
    [304, "pending"],
    [400, "pending"],
  ])("with %i in return is %s", async (status, state) => {
    inbox.outage.push(status);
    await makePayins(1);
    expect(await scene.sandbox.deliveries()).toMatchObject([{ status: state, attempts: [{ status }] }]);
  });

  test("can be sent again at any time", async () => {
    await makePayins(1);
    const [delivery] = await scene.sandbox.deliveries();
    await scene.control.deliveries.redeliver({ id: delivery?.id ?? "" });
    expect(inbox.ids).toEqual([delivery?.id, delivery?.id]);
    const redelivering = scene.control.deliveries.redeliver({ id: "msg_none" });
    await expect(redelivering).rejects.toMatchObject({ code: "VALIDATION_INVALID_REQUEST" });
  });

  test("is dropped when its endpoint is removed before it is sent", async () => {
    inbox.outage.push(500);
    await makePayins(1);
    const [delivery] = await scene.sandbox.deliveries();
    await scene.control.webhookEndpoints.delete({ id: delivery?.endpoint_id ?? "" });
    await scene.control.clock.advance({ seconds: 60 });
    expect(await scene.sandbox.deliveries()).toMatchObject([
      { status: "dropped", attempts: [{ status: 500 }] },
    ]);
  });

  test("goes to the endpoints of its own instance alone", async () => {
    await scene.control.payins.create({ instance_id: scene.sandbox.instances.production.id });
    expect(await scene.sandbox.deliveries()).toEqual([]);
  });

  test("is made together with what it reports: a rejected call leaves none", async () => {
    await scene.control.faults.create({ operation: "bankAccounts.create", code: "INTERNAL_ERROR" });
    await expect(addAccount(scene)).rejects.toThrow();
    expect(await scene.sandbox.deliveries()).toEqual([]);
  });
});

describe("an endpoint that hangs", () => {
  /** A scene whose endpoint answers when it is let go. */
  async function openHanging() {
    const waiting: (() => void)[] = [];
    const hanging = await openScene("in process", {
      webhookFetch: () =>
        new Promise((resolve) => waiting.push(() => resolve(new Response(null, { status: 204 })))),
    });
    const instance_id = hanging.sandbox.instances.development.id;
    await hanging.control.webhookEndpoints.create({ instance_id, url: "https://shop.example/slow" });
    return { hanging, waiting, instance_id };
  }

  test("does not keep payouts from moving, nor the sandbox busy", async () => {
    const { hanging, waiting } = await openHanging();
    const { id } = await addApprovedQuote(hanging);
    await hanging.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
    const timers = vi.spyOn(globalThis, "setTimeout");
    await expect
      .poll(() => hanging.client.payouts.listAll(), { timeout: 5000 })
      .toMatchObject([{ status: "completed" }]);
    const count = timers.mock.calls.filter(([, ms]) => ms === 0).length;
    timers.mockRestore();
    expect(count).toBeLessThan(50);
    expect(waiting).toHaveLength(1);
    await hanging.close();
  });

  test("gets the next delivery when it is free again", async () => {
    const { hanging, waiting, instance_id } = await openHanging();
    await hanging.control.payins.create({ instance_id });
    await hanging.control.payins.create({ instance_id });
    await expect.poll(() => waiting.length).toBe(1);
    waiting[0]?.();
    await expect.poll(() => waiting.length).toBe(2);
    await hanging.close();
  });

  test("says nothing about deliveries that come after a reset, although their IDs are the same", async () => {
    const { hanging, waiting, instance_id } = await openHanging();
    const deliver = async () => {
      await hanging.control.payins.create({ instance_id });
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      return (await hanging.control.deliveries.list())[0];
    };
    const first = await deliver();
    await hanging.control.reset();
    await hanging.control.webhookEndpoints.create({ instance_id, url: "https://shop.example/slow" });
    const second = await deliver();
    expect(second?.id).toBe(first?.id);
    waiting[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await hanging.control.deliveries.list()).toMatchObject([{ status: "pending", attempts: [] }]);
    await hanging.close();
  });
});

describe("what goes wrong with deliveries", () => {
  const arm = (fault: "duplicate" | "reorder" | "delay" | "corrupt" | "drop", more = {}) =>
    scene.control.webhookFaults.create({ fault, ...more });

  test("duplicate: arrives twice", async () => {
    await arm("duplicate");
    await makePayins(2);
    expect(await arrived()).toEqual([0, 0, 1]);
  });

  test("reorder: arrives behind the next one", async () => {
    await arm("reorder");
    await makePayins(3);
    expect(await arrived()).toEqual([1, 0, 2]);
  });

  test("reorder, and nothing comes behind it: arrives after a minute", async () => {
    await arm("reorder");
    await makePayins(1);
    expect(await arrived()).toEqual([]);
    await scene.control.clock.advance({ seconds: 60 });
    expect(await arrived()).toEqual([0]);
  });

  test("delay: arrives later", async () => {
    await arm("delay", { seconds: 600 });
    await makePayins(2);
    expect(await arrived()).toEqual([1]);
    await scene.control.clock.advance({ seconds: 600 });
    expect(await arrived()).toEqual([1, 0]);
  });

  test("corrupt: is rejected by the receiver, and right the next time", async () => {
    await arm("corrupt");
    await makePayins(1);
    expect(await arrived()).toEqual([]);
    expect(inbox.rejections).toEqual(["signature"]);
    await scene.control.clock.advance({ seconds: 1 });
    expect(await arrived()).toEqual([0]);
  });

  test("drop: never arrives", async () => {
    await arm("drop", { times: 2 });
    await makePayins(3);
    await scene.control.clock.advance({ seconds: 86_400 });
    expect(await arrived()).toEqual([2]);
  });

  test("of one event alone, when it is named", async () => {
    await arm("drop", { event: "payout.update" });
    const { id } = await addApprovedQuote(scene);
    const payout = await scene.client.payouts.createEvm({ quote_id: id, sender_wallet_address: WALLET });
    await scene.sandbox.advanceUntilPayout(payout.id, "completed");
    expect(inbox.events).toEqual(["bankAccount.new", "payout.new", "payout.complete"]);
  });
});
