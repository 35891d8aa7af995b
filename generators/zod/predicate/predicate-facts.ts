import type { PredicateNode } from "./predicate-node.ts";

/** True for what is one condition. */
export function isExpression(node: PredicateNode): boolean {
  switch (node.kind) {
    case "anything":
    case "nothing":
    case "present":
    case "scalar":
    case "literals":
    case "equal":
    case "name":
    case "one":
    case "not":
    case "condition":
      return true;
    case "any":
      return node.options.every(isExpression);
    case "all":
      return node.parts.every(
        (part) => part.kind === "name" || part.kind === "present" || part.kind === "equal",
      );
    case "on-type":
      return isExpression(node.part);
    default:
      return false;
  }
}

/** True where the compiler knows more of the type of a value after the statements of a part. */
export function narrows({ kind }: PredicateNode): boolean {
  return ![
    "object",
    "object-check",
    "on-type",
    "not",
    "present",
    "anything",
    "equal",
    "unevaluated",
  ].includes(kind);
}

/** False only where it is certain that a part rejects `undefined`. */
export function mayTakeUndefined(node: PredicateNode): boolean {
  switch (node.kind) {
    case "scalar":
      return node.type === "undefined";
    case "literals":
    case "nothing":
    case "present":
    case "object":
    case "object-check":
    case "array":
    case "switch":
      return false;
    case "all":
      return node.parts.every(mayTakeUndefined);
    case "any":
      return node.options.some(mayTakeUndefined);
    default:
      return true;
  }
}

export function isUnstated(node: PredicateNode): boolean {
  return node.kind === "anything" && node.isUnstated;
}
