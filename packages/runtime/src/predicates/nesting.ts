/** A predicate of values that may nest: `depth` is the place of the value in the whole, as {@link below} counts it. */
export type AcceptsAt = (value: unknown, depth: number) => boolean;

/** Objects and lists may nest this deep, and references may stand inside of references this often: as in zod schemas. */
const MAX_LEVELS = 256;
const MAX_REFERENCES = MAX_LEVELS;

// Levels and references are counted in one whole number: references in its last ten bits.
const LEVEL = 1024;

/** Questions that may be asked of one value before results are remembered. */
const SHORT = 512;

let hasGoneTooDeep = false;
let questions = 0;
let visits = 0;

/** The place of what stands so many levels and references below another place. */
export function below(depth: number, levels: number, references = 0): number {
  return depth + levels * LEVEL + references;
}

/** True where nothing may be looked into any more. From then on the value is rejected as a whole. */
export function isTooDeep(depth: number): boolean {
  hasGoneTooDeep ||= depth >= MAX_LEVELS * LEVEL || depth % LEVEL > MAX_REFERENCES;
  return hasGoneTooDeep;
}

/** Asks about a whole value; one that nests too deep is rejected. */
export function acceptsWhole(accepts: AcceptsAt, value: unknown): boolean {
  hasGoneTooDeep = false;
  questions = 0;
  visits += 1;
  return accepts(value, 0) && !hasGoneTooDeep;
}

/**
 * The results of a predicate that contains itself, looked up where they were found before in the same value: branches
 * that each lead back to it would ask twice as often on every level.
 */
export function remembered(accepts: AcceptsAt): AcceptsAt {
  let answers = new WeakMap<object, boolean>();
  let given = 0;
  return (value, depth) => {
    if (isTooDeep(depth)) return false;
    questions += 1;
    if (questions <= SHORT || typeof value !== "object" || value === null) return accepts(value, depth);
    if (given !== visits) {
      answers = new WeakMap();
      given = visits;
    }
    const known = answers.get(value);
    if (known !== undefined) return known;
    const answer = accepts(value, depth);
    answers.set(value, answer);
    return answer;
  };
}
