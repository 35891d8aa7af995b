import type { DeliveryStore } from "../deduplicate/delivery-store.ts";

/** Options of many concurrent deliveries. */
export interface Load {
  /** Prefix of the keys of the messages. */
  readonly key: string;
  readonly messages: number;
  readonly duplicates: number;
  readonly leaseMs: number;
  /** Waits until the claims of dead holders have expired. */
  readonly endLeases: () => void | Promise<void>;
}

/** Result of a load. */
export interface LoadResult {
  /** Number of times that each message was handled. */
  readonly effects: readonly number[];
  /** True if every delivery finally got a success response. */
  readonly isAllAcknowledged: boolean;
}

const MAX_ROUNDS = 100;

/** Longer than all leases of a run: 30 days. */
const RETAIN_MS = 2_592_000_000;

/**
 * Delivers each message many times concurrently, kills random holders before the work or between work and mark, and
 * retries unacknowledged deliveries, as a sender does. The random numbers are the same in every run.
 */
export async function deliverWithCrashes(store: DeliveryStore, load: Load): Promise<LoadResult> {
  const { key, messages, duplicates, leaseMs, endLeases } = load;
  const chance = createChance(7);
  const effects = Array.from({ length: messages }, () => 0);
  let open = Array.from({ length: messages * duplicates }, (_, index) => index % messages);

  async function deliver(message: number): Promise<boolean> {
    const name = `${key} ${message}`;
    const token = crypto.randomUUID();
    const claim = await store.claim(name, { token, leaseMs });
    if (claim !== "claimed") return claim === "done";
    if (chance() < 0.2) return false; // killed before the work
    effects[message] = (effects[message] ?? 0) + 1;
    if (chance() < 0.2) return false; // killed between work and mark
    if (chance() < 0.1) {
      await store.release(name, token); // failed, and released
      return false;
    }
    await store.complete(name, token, RETAIN_MS);
    return chance() >= 0.1; // the response may be lost as well
  }

  for (let round = 0; open.length > 0 && round < MAX_ROUNDS; round++) {
    const answers = await Promise.all(open.map(deliver));
    open = open.filter((_, index) => !answers[index]);
    await endLeases();
  }
  return { effects, isAllAcknowledged: open.length === 0 };
}

/** Returns a seeded generator of random numbers from 0 to 1 (Park and Miller's minimal standard). */
function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
