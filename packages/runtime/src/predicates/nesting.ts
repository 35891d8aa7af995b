/** A predicate for nested values: `depth` is the place of the value, as {@link below} counts it. */
export type AcceptsAt = (value: unknown, depth: number) => boolean;

/** Limits nested objects, arrays and references, as zod schemas do. */
const MAX_LEVELS = 256;
const MAX_REFERENCES = MAX_LEVELS;

// One integer counts levels and references: references in its last ten bits.
const LEVEL = 1024;

/** Calls per value before results are cached. */
const UNCACHED_CALLS = 512;

let hasGoneTooDeep = false;
let calls = 0;
let visits = 0;

/** Returns the place that is a number of levels and references below another place. */
export function below(depth: number, levels: number, references = 0): number {
  return depth + levels * LEVEL + references;
}

/** True if a place is too deep. From then on, the whole value is rejected. */
export function isTooDeep(depth: number): boolean {
  hasGoneTooDeep ||= depth >= MAX_LEVELS * LEVEL || depth % LEVEL > MAX_REFERENCES;
  return hasGoneTooDeep;
}

/** Tests a whole value; rejects one that nests too deep. */
export function acceptsWhole(accepts: AcceptsAt, value: unknown): boolean {
  hasGoneTooDeep = false;
  calls = 0;
  visits += 1;
  return accepts(value, 0) && !hasGoneTooDeep;
}

/**
 * Caches the results of a recursive predicate while one value is tested: otherwise, two branches that lead back to it
 * would double the work on every level.
 */
export function remembered(accepts: AcceptsAt): AcceptsAt {
  let results = new WeakMap<object, boolean>();
  let visit = 0;
  return (value, depth) => {
    if (isTooDeep(depth)) return false;
    calls += 1;
    if (calls <= UNCACHED_CALLS || typeof value !== "object" || value === null) return accepts(value, depth);
    if (visit !== visits) {
      results = new WeakMap();
      visit = visits;
    }
    const known = results.get(value);
    if (known !== undefined) return known;
    const result = accepts(value, depth);
    results.set(value, result);
    return result;
  };
}
