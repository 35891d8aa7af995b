/** Seeded random numbers (mulberry32). */
export interface Chance {
  /** Returns an integer from 0 to below a limit. */
  below(limit: number): number;
  /** Returns one of several values. */
  oneOf<Item>(items: readonly Item[]): Item;
}

/** Starts a sequence at a seed. */
export function createChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return { below, oneOf: (items) => items[below(items.length)] as (typeof items)[number] }; // never past the end
}
