import type { DeliveryStore } from "./delivery-store.ts";
import { deliverUnderFire } from "./store-contract-load.ts";

/** A store under test. */
export interface StoreUnderTest {
  readonly store: DeliveryStore;
  /** Lets some milliseconds pass for the store. Default waits for them. */
  readonly advance?: ((ms: number) => void | Promise<void>) | undefined;
  /** Puts the store's clock back, where a test can. */
  readonly goBack?: ((ms: number) => void) | undefined;
}

/** One rule that a store must keep. `run` throws when it does not. */
export interface StoreRule {
  /** A sentence, for the name of a test. */
  readonly name: string;
  readonly run: (subject: StoreUnderTest) => Promise<void>;
}

/** A rule as it is written here, with the store opened up. */
interface Scene {
  readonly store: DeliveryStore;
  readonly key: string;
  readonly advance: (ms: number) => void | Promise<void>;
  readonly goBack: ((ms: number) => void) | undefined;
}

const LEASE_MS = 250;
const one = { token: "one", leaseMs: LEASE_MS };
const two = { token: "two", leaseMs: LEASE_MS };

/**
 * What every store must do, by rules that any test runner can run:
 * `for (const { name, run } of storeContract) test(name, () => run({ store }))`. Keys are new each time.
 */
export const storeContract: readonly StoreRule[] = [
  rule("a new message is claimed, and busy for others", async ({ store, key }) => {
    same(await store.claim(key, one), "claimed");
    same(await store.claim(key, two), "busy");
    same(await store.claim(key, one), "busy");
  }),
  rule("of many claims at once one is granted", async ({ store, key }) => {
    const tokens = Array.from({ length: 100 }, (_, index) => `token ${index}`);
    const results = await Promise.all(tokens.map((token) => store.claim(key, { token, leaseMs: 60_000 })));
    same(results.filter((result) => result === "claimed").length, 1);
    same(results.filter((result) => result === "busy").length, 99);
  }),
  rule("messages do not get in each other's way", async ({ store, key }) => {
    const keys = [
      key,
      `${key} `,
      key.toUpperCase(),
      `${key}%`,
      `${key}*`,
      `${key}'é\u{1f989}`,
      `${key}${"x".repeat(500)}`,
    ];
    for (const each of keys) same(await store.claim(each, one), "claimed");
  }),
  rule("the claim of a holder that died ends with its lease", async ({ store, key, advance }) => {
    same(await store.claim(key, one), "claimed");
    await advance(LEASE_MS + 50);
    same(await store.claim(key, two), "claimed");
    same(await store.claim(key, one), "busy");
  }),
  rule("what was completed is done, also after the lease", async ({ store, key, advance }) => {
    await store.claim(key, one);
    same(await store.complete(key, "one", 60_000), "held");
    same(await store.claim(key, two), "done");
    await advance(LEASE_MS + 50);
    same(await store.claim(key, two), "done");
  }),
  rule("what was completed is forgotten after its time", async ({ store, key, advance }) => {
    await store.claim(key, one);
    await store.complete(key, "one", LEASE_MS);
    await advance(LEASE_MS + 50);
    same(await store.claim(key, two), "claimed");
  }),
  rule("what was released can be claimed at once", async ({ store, key }) => {
    await store.claim(key, one);
    await store.release(key, "one");
    same(await store.claim(key, two), "claimed");
  }),
  rule("nobody can release or complete the claim of another", async ({ store, key }) => {
    await store.claim(key, one);
    await store.release(key, "two");
    same(await store.complete(key, "two", 60_000), "lost");
    same(await store.claim(key, two), "busy");
  }),
  rule("what is done cannot be released", async ({ store, key }) => {
    await store.claim(key, one);
    await store.complete(key, "one", 60_000);
    await store.release(key, "one");
    await store.release(key, "two");
    same(await store.claim(key, two), "done");
  }),
  rule("a holder slower than its lease completes when nobody else came", async ({ store, key, advance }) => {
    await store.claim(key, one);
    await advance(LEASE_MS + 50);
    same(await store.complete(key, "one", 60_000), "held");
    same(await store.claim(key, two), "done");
  }),
  rule("a holder slower than its lease leaves alone who came after it", async ({ store, key, advance }) => {
    await store.claim(key, one);
    await advance(LEASE_MS + 50);
    same(await store.claim(key, { token: "two", leaseMs: 60_000 }), "claimed");
    await store.release(key, "one");
    same(await store.complete(key, "one", 60_000), "lost");
    same(await store.claim(key, one), "busy");
    same(await store.complete(key, "two", 60_000), "held");
    same(await store.claim(key, one), "done");
  }),
  rule(
    "a claim that is extended outlives its first lease, if the store can extend",
    async ({ store, key, advance }) => {
      if (!store.extend) return;
      await store.claim(key, one);
      same(await store.extend(key, "one", 60_000), "held");
      await advance(LEASE_MS + 50);
      same(await store.claim(key, two), "busy");
      same(await store.extend(key, "two", 60_000), "lost");
      await store.complete(key, "one", 60_000);
      same(await store.extend(key, "two", 60_000), "lost");
      same(await store.claim(key, two), "done");
    },
  ),
  rule(
    "a clock that goes back frees nothing, where a test can put it back",
    async ({ store, key, goBack }) => {
      if (!goBack) return;
      await store.claim(key, one);
      await store.claim(`${key} done`, one);
      await store.complete(`${key} done`, "one", 60_000);
      goBack(3_600_000);
      same(await store.claim(key, two), "busy");
      same(await store.claim(`${key} done`, two), "done");
      same(await store.complete(key, "one", 60_000), "held");
      same(await store.claim(key, two), "done");
    },
  ),
  rule(
    "200 deliveries of each of 50 messages at once, with holders killed at random, lose none",
    async (scene) => {
      const { effects, isAllAcknowledged } = await deliverUnderFire(scene.store, {
        key: scene.key,
        messages: 50,
        duplicates: 200,
        leaseMs: LEASE_MS,
        endLeases: () => scene.advance(LEASE_MS + 50),
      });
      same(isAllAcknowledged, true);
      same(effects.filter((count) => count >= 1).length, 50);
    },
  ),
];

function rule(name: string, run: (scene: Scene) => Promise<void>): StoreRule {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    name,
    run: ({ store, advance = wait, goBack }) =>
      run({ store, advance, goBack, key: `contract ${crypto.randomUUID()}` }),
  };
}

function same(found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`Expected ${String(wanted)}, and found ${String(found)}.`);
}
