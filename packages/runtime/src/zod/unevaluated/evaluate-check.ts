import { isAccepted, passes } from "../accept/asking.ts";
import type { Applicator } from "../checks/facts.ts";
import { getOwn, isObject, jsonTypeOf } from "../json/json-type.ts";
import { type Check, factsOf, type Schema } from "../zod-internals.ts";
import type { Evaluate } from "./evaluate.ts";
import { addEvaluated, lookAtItems, lookAtNames, nothingEvaluated } from "./evaluated.ts";

/** How a check looks at a value, given how schemas do. */
export function evaluateCheck(check: Check<never>, evaluatorOf: (schema: Schema) => Evaluate): Evaluate {
  const applicator = factsOf(check)?.applicator;
  return applicator ? evaluateApplicator(applicator, check, evaluatorOf) : (value) => passes(check, value);
}

function evaluateApplicator(
  applicator: Applicator,
  check: Check<never>,
  evaluatorOf: (schema: Schema) => Evaluate,
): Evaluate {
  const accepts = (value: unknown) => passes(check, value);
  switch (applicator.kind) {
    case "also":
      return evaluatorOf(applicator.schema);
    case "on-type": {
      const inner = evaluatorOf(applicator.schema);
      return (value, found) => jsonTypeOf(value) !== applicator.type || inner(value, found);
    }
    case "condition":
      return evaluateCondition(applicator, evaluatorOf);
    case "dependent": {
      const entries = applicator.dependencies.map(([key, schema]) => [key, evaluatorOf(schema)] as const);
      return (value, found) =>
        !isObject(value) ||
        entries.every(([key, evaluate]) => getOwn(value, key) === undefined || evaluate(value, found));
    }
    case "patterns":
      return (value, found) => {
        if (!isObject(value)) return accepts(value);
        lookAtNames(found, value, applicator.patterns);
        return accepts(value);
      };
    case "contains":
      return (value, found) => {
        if (!Array.isArray(value)) return accepts(value);
        lookAtItems(found, value, (item) => isAccepted(applicator.schema, item));
        return accepts(value);
      };
    case "all": {
      const base = applicator.base ? evaluatorOf(applicator.base) : accepts;
      return (value, found) => {
        if (!applicator.of.some((type) => type === jsonTypeOf(value))) return base(value, found);
        found.isAll = true;
        return accepts(value);
      };
    }
    default:
      return applicator satisfies never;
  }
}

/** `if` counts where it holds, and so does the branch that is chosen. */
function evaluateCondition(
  condition: Extract<Applicator, { kind: "condition" }>,
  evaluatorOf: (schema: Schema) => Evaluate,
): Evaluate {
  const test = evaluatorOf(condition.if);
  const [then, otherwise] = [condition.then, condition.else].map((schema) => schema && evaluatorOf(schema));
  return (value, found) => {
    const own = nothingEvaluated();
    const holds = test(value, own);
    if (holds) addEvaluated(found, own);
    const branch = holds ? then : otherwise;
    return !branch || branch(value, found);
  };
}
