import type { BodyDigests, DeliveryStore } from "../deduplicate/delivery-store.ts";
import { deliverWithCrashes } from "./store-contract-load.ts";

/** A store under test. */
export interface StoreUnderTest {
  readonly store: DeliveryStore & Partial<BodyDigests>;
  /**
   * Advances the time of the store. The default waits. Set it if the store has a `now` option: then no rule waits, and
   * many more deliveries are concurrent.
   */
  readonly advance?: ((ms: number) => void | Promise<void>) | undefined;
  /** Sets the store's clock back, if a test can. */
  readonly goBack?: ((ms: number) => void) | undefined;
}

/** A rule for stores. `run` throws if the store violates it. */
export interface StoreRule {
  /** A sentence, for the name of a test. */
  readonly name: string;
  readonly run: (subject: StoreUnderTest) => Promise<void>;
}

/** Argument of the rules in this file. */
interface Scene {
  readonly store: DeliveryStore & Partial<BodyDigests>;
  readonly key: string;
  /** True if only `advance` moves the time. */
  readonly isTimeFake: boolean;
  readonly advance: (ms: number) => void | Promise<void>;
  readonly goBack: ((ms: number) => void) | undefined;
}

// A store may be slow, and its clock is real unless a test can move it. Leases that must hold are longer than any store
// takes; leases that must expire are only checked after their end, no matter how long after.
const LONG_MS = 1_800_000;
const SHORT_MS = 250;
const one = { token: "one", leaseMs: LONG_MS };
const two = { token: "two", leaseMs: LONG_MS };
const briefly = { token: "one", leaseMs: SHORT_MS };

/** Too long for the index of a database, and hard to compress. */
const longId = Array.from({ length: 1000 }, (_, index) =>
  ((index * 2_654_435_761) % 4_294_967_296).toString(36),
).join("-");

/**
 * Rules for all stores, for any test runner:
 * `for (const { name, run } of storeContract) test(name, () => run({ store }))`. Keys are new each time.
 */
export const storeContract: readonly StoreRule[] = [
  rule("a new message can be claimed, and is then busy for others", async ({ store, key }) => {
    same(await store.claim(key, one), "claimed");
    same(await store.claim(key, two), "busy");
    same(await store.claim(key, one), "busy");
  }),
  rule("only one of many concurrent claims is granted", async ({ store, key }) => {
    const tokens = Array.from({ length: 100 }, (_, index) => `token ${index}`);
    const results = await Promise.all(tokens.map((token) => store.claim(key, { token, leaseMs: LONG_MS })));
    same(results.filter((result) => result === "claimed").length, 1);
    same(results.filter((result) => result === "busy").length, 99);
  }),
  rule("claims of different messages are independent", async ({ store, key }) => {
    const keys = [
      key,
      `${key} `,
      key.toUpperCase(),
      `${key}%`,
      `${key}*`,
      `${key}'é\u{1f989}`,
      `${key}${"x".repeat(500)}`,
      `${key}${longId}`,
      `${key}${longId}y`,
    ];
    for (const each of keys) same(await store.claim(each, one), "claimed");
  }),
  rule("the claim of a process that died ends with its lease", async ({ store, key, advance }) => {
    same(await store.claim(key, briefly), "claimed");
    await advance(SHORT_MS + 50);
    same(await store.claim(key, two), "claimed");
    same(await store.claim(key, one), "busy");
  }),
  rule("a completed message stays done after its lease", async ({ store, key, advance }) => {
    await store.claim(key, briefly);
    same(await store.complete(key, "one", LONG_MS), "held");
    same(await store.claim(key, two), "done");
    await advance(SHORT_MS + 50);
    same(await store.claim(key, two), "done");
  }),
  rule(
    "a message keeps the digest it was claimed with, if the store keeps digests",
    async ({ store, key }) => {
      if (!store.digestOf) return;
      same(await store.digestOf(key), undefined);
      await store.claim(key, { ...one, digest: "first" });
      await store.claim(key, { ...two, digest: "other" });
      await store.extend?.(key, "one", LONG_MS);
      await store.complete(key, "one", LONG_MS);
      await store.claim(key, { ...two, digest: "other" });
      same(await store.digestOf(key), "first");
    },
  ),
  rule("a completed message is forgotten after its retention time", async ({ store, key, advance }) => {
    await store.claim(key, one);
    await store.complete(key, "one", SHORT_MS);
    await advance(SHORT_MS + 50);
    same(await store.claim(key, two), "claimed");
  }),
  rule("a released message can be claimed immediately", async ({ store, key }) => {
    await store.claim(key, one);
    await store.release(key, "one");
    same(await store.claim(key, two), "claimed");
  }),
  rule("nobody can release or complete the claim of another", async ({ store, key }) => {
    await store.claim(key, one);
    await store.release(key, "two");
    same(await store.complete(key, "two", LONG_MS), "lost");
    same(await store.claim(key, two), "busy");
  }),
  rule("a completed message cannot be released", async ({ store, key }) => {
    await store.claim(key, one);
    await store.complete(key, "one", LONG_MS);
    await store.release(key, "one");
    await store.release(key, "two");
    same(await store.claim(key, two), "done");
  }),
  rule(
    "a holder that is slower than its lease can complete a message that nobody else claimed",
    async ({ store, key, advance }) => {
      await store.claim(key, briefly);
      await advance(SHORT_MS + 50);
      same(await store.complete(key, "one", LONG_MS), "held");
      same(await store.claim(key, two), "done");
    },
  ),
  rule(
    "a holder that is slower than its lease does not affect the next holder",
    async ({ store, key, advance }) => {
      await store.claim(key, briefly);
      await advance(SHORT_MS + 50);
      same(await store.claim(key, two), "claimed");
      await store.release(key, "one");
      same(await store.complete(key, "one", LONG_MS), "lost");
      same(await store.claim(key, one), "busy");
      same(await store.complete(key, "two", LONG_MS), "held");
      same(await store.claim(key, one), "done");
    },
  ),
  rule(
    "a claim that is extended outlives its first lease, if the store can extend",
    async ({ store, key, advance }) => {
      if (!store.extend) return;
      const leaseMs = await claimAndExtend(store, key);
      await advance(leaseMs + 50);
      same(await store.claim(key, two), "busy");
      same(await store.extend(key, "two", LONG_MS), "lost");
      await store.complete(key, "one", LONG_MS);
      same(await store.extend(key, "two", LONG_MS), "lost");
      same(await store.claim(key, two), "done");
    },
  ),
  rule(
    "only the holder of a live claim extends it, if the store can extend",
    async ({ store, key, advance }) => {
      if (!store.extend) return;
      same(await store.extend(key, "one", LONG_MS), "lost");
      await store.claim(key, one);
      same(await store.extend(key, "two", LONG_MS), "lost");
      await store.release(key, "one");
      same(await store.extend(key, "one", LONG_MS), "lost");
      same(await store.claim(key, two), "claimed");
      same(await store.extend(key, "one", LONG_MS), "lost");
      await store.complete(key, "two", LONG_MS);
      same(await store.extend(key, "two", SHORT_MS), "lost");
      const late = `${key} late`;
      await store.claim(late, briefly);
      await advance(SHORT_MS + 50);
      same(await store.extend(late, "one", LONG_MS), "lost");
      same(await store.claim(late, two), "claimed");
    },
  ),
  rule(
    "a clock that is set back does not end a claim, if the test can set the clock",
    async ({ store, key, goBack }) => {
      if (!goBack) return;
      await store.claim(key, one);
      await store.claim(`${key} done`, one);
      await store.complete(`${key} done`, "one", LONG_MS);
      goBack(3_600_000);
      same(await store.claim(key, two), "busy");
      same(await store.claim(`${key} done`, two), "done");
      same(await store.complete(key, "one", LONG_MS), "held");
      same(await store.claim(key, two), "done");
    },
  ),
  rule(
    "many concurrent deliveries, with holders killed at random, lose no message",
    async ({ store, key, advance, isTimeFake }) => {
      const messages = isTimeFake ? 50 : 10;
      const { effects, isAllAcknowledged } = await deliverWithCrashes(store, {
        key,
        messages,
        duplicates: isTimeFake ? 200 : 20,
        leaseMs: isTimeFake ? LONG_MS : SHORT_MS,
        endLeases: () => advance(isTimeFake ? LONG_MS + 50 : SHORT_MS + 50),
      });
      same(isAllAcknowledged, true);
      same(effects.filter((count) => count >= 1).length, messages);
    },
  ),
];

/** Claims briefly and extends the claim. Returns the first lease, which is longer for slower stores. */
async function claimAndExtend(store: DeliveryStore, key: string): Promise<number> {
  for (let leaseMs = SHORT_MS; ; leaseMs *= 4) {
    const token = "one";
    const begin = performance.now();
    await store.claim(key, { token, leaseMs });
    const result = await store.extend?.(key, token, LONG_MS);
    // A store may give up a claim that was extended too late.
    const isLate = performance.now() - begin >= leaseMs;
    if (result === "held") return leaseMs;
    if (!isLate) same(result, "held");
  }
}

function rule(name: string, run: (scene: Scene) => Promise<void>): StoreRule {
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return {
    name,
    run: ({ store, advance = wait, goBack }) =>
      run({ store, advance, goBack, key: `contract ${crypto.randomUUID()}`, isTimeFake: advance !== wait }),
  };
}

function same(found: unknown, wanted: unknown): void {
  if (found !== wanted) throw new Error(`Expected ${String(wanted)}, and found ${String(found)}.`);
}
