import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { messageKey } from "../../../src/webhooks/deduplicate/deduplicate.ts";
import type { StoreUnderTest } from "../../../src/webhooks/testing/index.ts";
import { receiver, sign } from "../fixtures.ts";
import type { Opened } from "./servers.ts";
import { storesUnderTest } from "./stores-under-test.ts";

const BACK_MS = 200_000; // within the tolerance for timestamps
const LEASE_MS = 600_000; // longer than any store takes
const SHORT_LEASE_MS = 300;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

describe.each(storesUnderTest)("a receiver whose clock goes back, with $name", ({ name, skip, open }) => {
  if (skip !== undefined) {
    console.info(`skipped: clocks that go back with ${name}, since ${skip}`);
    test.skip(`is not tested, since ${skip}`, () => undefined);
    return;
  }
  let opened: Opened<StoreUnderTest>;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  function start() {
    const { store, goBack = () => undefined, advance = wait } = opened.subject;
    const id = `msg_${crypto.randomUUID()}`;
    const now = () => Date.now();
    const effects: string[] = [];
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begin: () => void = () => undefined;
    const began = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const on = receiver({
      now,
      timeoutMs: 300_000,
      deduplicate: { store, consumer: "letters", leaseMs: LEASE_MS },
    }).on("letter.new", async ({ id }, { extend }) => {
      begin();
      await extend(60_000);
      await finished;
      effects.push(id);
    });
    const deliver = async () => {
      const signed = await sign({ id, timestamp: new Date() });
      return (await on.handle(new Request("https://shop.example.com/", signed))).status;
    };
    return { store, id, goBack, advance, deliver, began, finish, effects };
  }

  test("works on a message once", async () => {
    const { goBack, deliver, began, finish, effects } = start();
    const first = deliver();
    await began;
    goBack(BACK_MS);
    expect(await deliver()).toBe(503);
    finish();
    expect([await first, await deliver()]).toEqual([204, 204]);
    goBack(-BACK_MS);
    expect(await deliver()).toBe(204);
    expect(effects).toHaveLength(1);
  });

  test("leaves a message alone whose holder may be alive", async () => {
    const { store, id, goBack, deliver } = start();
    await store.claim(messageKey("letters", { id }), { token: "other", leaseMs: LEASE_MS });
    goBack(BACK_MS);
    expect(await deliver()).toBe(503);
    goBack(-BACK_MS);
    expect(await deliver()).toBe(503);
  });

  test("loses no message whose holder has died", async () => {
    const { store, id, goBack, advance, deliver, finish, effects } = start();
    await store.claim(messageKey("letters", { id }), { token: "dead", leaseMs: SHORT_LEASE_MS });
    goBack(BACK_MS);
    goBack(-BACK_MS);
    await advance(SHORT_LEASE_MS + 50);
    finish();
    expect([await deliver(), await deliver()]).toEqual([204, 204]);
    expect(effects).toHaveLength(1);
  });
});
