import { isExpression } from "../predicate-facts.ts";
import type { PredicateNode, ReferenceNode } from "../predicate-node.ts";
import { atom, type Expression, FALSE, print, TRUE } from "./expression.ts";
import { behindReference, depthArgument, depthAt, type Location } from "./location.ts";

/** A part as a call: of another predicate, or of a function for this part alone. */
export function call(node: PredicateNode, location: Location): Expression {
  const { printing, value } = location;
  switch (node.kind) {
    case "anything":
      return TRUE;
    case "nothing":
      return FALSE;
    case "reference":
      return atom(callReference(node, location));
    case "equal":
    case "present":
      return printing.test(node, location);
    default:
      return atom(`${printing.part(node)}(${[value, ...depthArgument(location)].join(", ")})`);
  }
}

/** A call of the predicate of another schema. */
export function callReference({ key, isLazy }: ReferenceNode, location: Location): string {
  const { printing, value } = location;
  const reference = printing.predicateFor(key);
  if (!reference.nests || !printing.countsDepth) return reference.whole(value);
  return reference.part(value, depthAt(behindReference(location, isLazy)));
}

/** A part as a function of a value alone. */
export function functionFor(node: PredicateNode, location: Location): string {
  const { printing } = location;
  if (printing.countsDepth || (node.kind !== "reference" && isExpression(node))) {
    const item = printing.variable("item");
    const test = print(call(node, { ...location, value: item }));
    return new RegExp(`\\b${item}\\b`).test(test) ? `(${item}) => ${test}` : `() => ${test}`;
  }
  return node.kind === "reference" ? printing.predicateFor(node.key).function() : printing.part(node);
}
