import { isLong, visit } from "./depth.ts";

type Answer = (value: unknown) => boolean;

/**
 * The result of a schema that contains itself, looked up where it was found before while one value is gone through:
 * branches that each lead back to it would ask twice as often on every level. Short ways are quicker without.
 */
export function remembered(accepts: Answer): Answer {
  let answers = new WeakMap<object, boolean>();
  let given = -1;
  return (value) => {
    if (typeof value !== "object" || value === null || !isLong()) return accepts(value);
    if (given !== visit()) {
      answers = new WeakMap();
      given = visit();
    }
    const known = answers.get(value);
    if (known !== undefined) return known;
    const answer = accepts(value);
    answers.set(value, answer);
    return answer;
  };
}
