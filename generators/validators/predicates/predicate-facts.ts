import type { PredicateNode } from "./predicate-node.ts";

/** True for a node that is printed as one condition. */
export function isExpression(node: PredicateNode): boolean {
  switch (node.kind) {
    case "anything":
    case "nothing":
    case "present":
    case "scalar":
    case "literals":
    case "equal":
    case "reference":
    case "oneOf":
    case "not":
    case "condition":
      return true;
    case "anyOf":
      return node.options.every(isExpression);
    case "allOf":
      return node.parts.every(({ kind }) => kind === "reference" || kind === "present" || kind === "equal");
    case "on-type":
      return isExpression(node.part);
    default:
      return false;
  }
}

/** True if the statements of a node narrow the type of the value for the compiler. */
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

/** True if the condition of a node does not compile for a value of which the compiler knows that it has another type. */
export function needsAnyType(node: PredicateNode): boolean {
  switch (node.kind) {
    case "literals":
      return true;
    case "scalar":
      return node.checks.length > 0;
    case "on-type":
      return node.part.kind === "scalar" && needsAnyType(node.part);
    case "anyOf":
      return node.options.some(needsAnyType);
    case "allOf":
      return node.parts.some(needsAnyType);
    default:
      return false;
  }
}

/** True if the compiler knows the type of a value that a node rejects. */
export function narrowsRejected(node: PredicateNode): boolean {
  return node.kind === "on-type" || (node.kind === "anyOf" && node.options.some(narrowsRejected));
}

/** False only if a node is certain to reject `undefined`. `ofReference` says the same of the schema behind a reference. */
export function mayAcceptUndefined(node: PredicateNode, ofReference: (key: string) => boolean): boolean {
  const may = (part: PredicateNode) => mayAcceptUndefined(part, ofReference);
  switch (node.kind) {
    case "scalar":
      return node.type === "undefined";
    case "literals":
    case "nothing":
    case "present":
    case "object":
    case "object-check":
    case "array":
    case "discriminator":
      return false;
    case "allOf":
      return node.parts.every(may);
    case "anyOf":
      return node.options.some(may);
    case "reference":
      return ofReference(node.key);
    default:
      return true;
  }
}

export function isUnstated(node: PredicateNode): boolean {
  return node.kind === "anything" && node.isUnstated;
}

/** True if `prefixItems` has the only items that are allowed. */
export function isClosedTuple({
  prefixItems,
  items,
}: Pick<Extract<PredicateNode, { kind: "array" }>, "prefixItems" | "items">): boolean {
  return items.kind === "nothing" && prefixItems.length > 0;
}
