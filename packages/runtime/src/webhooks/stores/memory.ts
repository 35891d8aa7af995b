import type { BodyDigests, DeliveryStore } from "../deduplicate/delivery-store.ts";

/** Options of a store in memory. */
export interface MemoryStoreOptions {
  /** A clock in milliseconds. Default: a monotonic clock. */
  readonly now?: (() => number) | undefined;
}

interface Entry {
  readonly token: string;
  readonly digest: string | undefined;
  readonly isDone: boolean;
  readonly endsAt: number;
}

const CLAIMS_PER_SWEEP = 1000;

/** Creates a store in the memory of one process, for tests and for work that may be repeated after a restart. */
export function createMemoryStore(options: MemoryStoreOptions = {}): Required<DeliveryStore> & BodyDigests {
  const { now = () => performance.now() } = options;
  const entries = new Map<string, Entry>();
  let claims = 0;

  function sweep(time: number): void {
    for (const [key, { endsAt }] of entries) if (endsAt <= time) entries.delete(key);
  }

  /** True for the holder of a key, even after its lease if nobody else has claimed it. */
  const isHeldBy = (key: string, token: string) => {
    const entry = entries.get(key);
    return entry === undefined || (entry.token === token && !entry.isDone);
  };

  return {
    async claim(key, { token, leaseMs, digest }) {
      const time = now();
      if (++claims % CLAIMS_PER_SWEEP === 0) sweep(time);
      const entry = entries.get(key);
      if (entry && entry.endsAt > time) return entry.isDone ? "done" : "busy";
      entries.set(key, { token, digest, isDone: false, endsAt: time + leaseMs });
      return "claimed";
    },
    async complete(key, token, retainMs) {
      if (!isHeldBy(key, token)) return "lost";
      const digest = entries.get(key)?.digest;
      entries.set(key, { token, digest, isDone: true, endsAt: now() + retainMs });
      return "held";
    },
    async release(key, token) {
      if (isHeldBy(key, token)) entries.delete(key);
    },
    async extend(key, token, leaseMs) {
      const entry = entries.get(key);
      if (entry?.token !== token || entry.isDone || entry.endsAt <= now()) return "lost";
      entries.set(key, { ...entry, endsAt: now() + leaseMs });
      return "held";
    },
    async digestOf(key) {
      return entries.get(key)?.digest;
    },
  };
}
