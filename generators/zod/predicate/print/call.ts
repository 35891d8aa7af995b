import { isExpression } from "../predicate-facts.ts";
import type { PredicateNode, ReferenceNode } from "../predicate-node.ts";
import { atom, type Expression, FALSE, print, TRUE } from "./expression.ts";
import { behindReference, depthArgument, depthAt, type Place } from "./place.ts";

/** A part as a call: of another predicate, or of a function for this part alone. */
export function call(node: PredicateNode, place: Place): Expression {
  const { printing, value } = place;
  switch (node.kind) {
    case "anything":
      return TRUE;
    case "nothing":
      return FALSE;
    case "reference":
      return atom(callReference(node, place));
    case "equal":
    case "present":
      return printing.test(node, place);
    default:
      return atom(`${printing.part(node)}(${[value, ...depthArgument(place)].join(", ")})`);
  }
}

/** A call of the predicate of another schema. */
export function callReference({ key, isLazy }: ReferenceNode, place: Place): string {
  const { printing, value } = place;
  const reference = printing.predicateFor(key);
  if (!reference.nests || !printing.countsDepth) return reference.whole(value);
  return reference.part(value, depthAt(behindReference(place, isLazy)));
}

/** A part as a function of a value alone. */
export function functionFor(node: PredicateNode, place: Place): string {
  const { printing } = place;
  if (printing.countsDepth || (node.kind !== "reference" && isExpression(node))) {
    const item = printing.variable("item");
    const test = print(call(node, { ...place, value: item }));
    return new RegExp(`\\b${item}\\b`).test(test) ? `(${item}) => ${test}` : `() => ${test}`;
  }
  return node.kind === "reference" ? printing.predicateFor(node.key).function() : printing.part(node);
}
