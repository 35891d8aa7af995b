import type { PredicateNode } from "../predicate-node.ts";
import { call } from "./call.ts";
import { print } from "./expression.ts";
import { behindReference, depthArgument, type Location } from "./location.ts";

/** A condition that also collects in `found` what the part evaluates. */
export function evaluation(node: PredicateNode, found: string, location: Location): string {
  const { printing, value } = location;
  const collect = (name: string, at: Location) =>
    `${name}(${[value, found, ...depthArgument(at)].join(", ")})`;
  switch (node.kind) {
    case "reference":
      return collect(printing.evaluatorOf(node.key), behindReference(location, node.isLazy));
    case "anything":
    case "nothing":
    case "present":
    case "scalar":
    case "literals":
    case "equal":
    case "not":
      return print(call(node, location));
    default:
      return collect(printing.evaluatingPart(node), location);
  }
}
