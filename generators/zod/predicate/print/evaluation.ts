import type { PredicateNode } from "../predicate-node.ts";
import { call } from "./call.ts";
import { print } from "./expression.ts";
import { behindReference, depthArgument, type Place } from "./place.ts";

/** A condition that also collects in `found` what the part evaluates. */
export function evaluation(node: PredicateNode, found: string, place: Place): string {
  const { printing, value } = place;
  const collect = (name: string, at: Place) => `${name}(${[value, found, ...depthArgument(at)].join(", ")})`;
  switch (node.kind) {
    case "reference":
      return collect(printing.evaluatorOf(node.key), behindReference(place, node.isLazy));
    case "anything":
    case "nothing":
    case "present":
    case "scalar":
    case "literals":
    case "equal":
    case "not":
      return print(call(node, place));
    default:
      return collect(printing.evaluatingPart(node), place);
  }
}
