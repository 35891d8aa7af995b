import type { ReferenceCheck } from "../../core/checks/check-node.ts";
import { remembered } from "../../core/remembered.ts";
import { statedBounds } from "../plan/number-bounds.ts";
import type { ZodRun } from "../run/zod-run.ts";
import { type AnyCheck, type Part, partOf } from "./part.ts";

/** True for a check that is printed as one condition. */
export function isExpression(check: AnyCheck): boolean {
  const part = partOf(check);
  switch (part.kind) {
    case "object":
    case "keyword":
    case "array":
    case "discriminator":
    case "unevaluated":
      return false;
    case "anyOf":
      return part.options.every(isExpression);
    case "together":
      return part.parts.every(({ kind }) => kind === "reference" || kind === "present" || kind === "equal");
    case "on-type":
      return isExpression(part.check);
    default:
      return true;
  }
}

/** True if the statements of a part narrow the type of the value for the compiler. */
export function narrows({ kind }: Part): boolean {
  return !["object", "keyword", "on-type", "not", "present", "anything", "equal", "unevaluated"].includes(
    kind,
  );
}

/** True if its condition does not compile for a value that the compiler knows to have another type. */
export function needsAnyType(check: AnyCheck): boolean {
  const part = partOf(check);
  switch (part.kind) {
    case "literals":
      return true;
    case "number":
    case "string":
      return isConstrained(part);
    case "on-type":
      return (part.check.kind === "number" || part.check.kind === "string") && isConstrained(part.check);
    case "anyOf":
      return part.options.some(needsAnyType);
    case "together":
      return part.parts.some(needsAnyType);
    default:
      return false;
  }
}

function isConstrained(part: Extract<Part, { readonly kind: "number" | "string" }>): boolean {
  if (part.kind === "number")
    return (
      (part.isInteger && part.form === "number") ||
      statedBounds(part).length > 0 ||
      [part.range, part.multipleOf].some((one) => one !== undefined)
    );
  const { prefix, minLength, maxLength, pattern, format } = part;
  return [prefix, minLength, maxLength, pattern, format].some((one) => one !== undefined);
}

/** True if the compiler knows the type of a value that is rejected. */
export function narrowsRejected(check: AnyCheck): boolean {
  const part = partOf(check);
  return part.kind === "on-type" || (part.kind === "anyOf" && part.options.some(narrowsRejected));
}

/** False only if `undefined` is certainly rejected. `ofReference` returns the same for the target of a reference. */
export function mayAcceptUndefined(
  check: AnyCheck,
  ofReference: (reference: ReferenceCheck) => boolean,
): boolean {
  const may = (one: AnyCheck) => mayAcceptUndefined(one, ofReference);
  const part = partOf(check);
  switch (part.kind) {
    case "null":
    case "boolean":
    case "number":
    case "string":
    case "literals":
    case "nothing":
    case "present":
    case "object":
    case "keyword":
    case "array":
    case "discriminator":
      return false;
    case "together":
      return part.parts.every(may);
    case "anyOf":
      return part.options.some(may);
    case "reference":
      return ofReference(part);
    default:
      return true;
  }
}

/** Returns whether the target of a reference may accept `undefined`. Cached per run; assumed true within a cycle. */
export const undefinedBehind: (run: ZodRun) => (reference: ReferenceCheck) => boolean = remembered((run) => {
  const known = new Map<string, boolean>();
  const may = (reference: ReferenceCheck): boolean => {
    const { schema, reading, key } = run.targetOf(reference);
    const found = known.get(key);
    if (found !== undefined) return found;
    known.set(key, true);
    const answer = mayAcceptUndefined(run.checks.of(schema, reading), may);
    known.set(key, answer);
    return answer;
  };
  return may;
});

/** True if a description states nothing: such a value is not evaluated for `unevaluated…`. */
export function isUnstated(check: AnyCheck): boolean {
  return check.kind === "anything" && check.isAbsent;
}
