import { isObject, type Json } from "../../../../generators/core/json.ts";

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The value with one thing changed somewhere in it. */
export function mutate(value: Json, random: () => number): Json {
  const children = Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : 0;
  // Deeper places are as likely as the outermost one.
  if (children > 0 && random() < 0.75) return mutateChild(value, random);
  return replace(value, random);
}

function pick<Item>(items: readonly Item[], random: () => number): Item {
  return items[Math.floor(random() * items.length)] as Item; // below the length
}

function mutateChild(value: Json, random: () => number): Json {
  if (Array.isArray(value)) {
    const index = Math.floor(random() * value.length);
    return value.map((item, position) => (position === index ? mutate(item, random) : item));
  }
  if (!isObject(value)) return value;
  const key = pick(Object.keys(value), random);
  const others = Object.entries(value).filter(([name]) => name !== key);
  if (random() < 0.3) return Object.fromEntries(others);
  return { ...value, [key]: mutate(value[key] ?? null, random) };
}

/** Another value in the same place: of another type, or just beside what was there. */
function replace(value: Json, random: () => number): Json {
  const others: Json[] = [null, true, 0, -1, 1.5, "", "x", [], {}, [null], { unknown: 1 }];
  const near = nearTo(value);
  return near.length > 0 && random() < 0.5 ? pick(near, random) : pick(others, random);
}

function nearTo(value: Json): Json[] {
  if (typeof value === "string") return [`${value}x`, value.slice(1), value.toUpperCase(), `${value} `];
  if (typeof value === "number") return [value + 0.5, -value, value * 1e6, String(value)];
  if (Array.isArray(value)) return [[...value, null], [...value, ...value], value.slice(1)];
  if (isObject(value))
    return [
      { ...value, "unknown key": 1 },
      { ...value, "": null },
    ];
  return [];
}
