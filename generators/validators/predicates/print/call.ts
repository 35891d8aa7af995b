import type { ReferenceCheck } from "../../../core/checks/check-node.ts";
import { type AnyCheck, partOf } from "../part.ts";
import { isExpression } from "../part-facts.ts";
import { atom, type Expression, FALSE, print, TRUE } from "./expression.ts";
import { behindReference, depthArgument, depthAt, type Location } from "./location.ts";

/** Emits a part as a call of another predicate, or of a function only for this part. */
export function call(check: AnyCheck, location: Location): Expression {
  const part = partOf(check);
  const { printing, value } = location;
  switch (part.kind) {
    case "anything":
      return TRUE;
    case "nothing":
      return FALSE;
    case "reference":
      return atom(callReference(part, location));
    case "equal":
    case "present":
      return printing.test(part, location);
    default:
      return atom(`${printing.part(part, location)}(${[value, ...depthArgument(location)].join(", ")})`);
  }
}

/** Emits a call of the predicate of another schema. */
export function callReference(check: ReferenceCheck, location: Location): string {
  const { printing, value } = location;
  const reference = printing.predicateFor(check);
  if (!reference.part || !printing.countsDepth) return reference.whole(value);
  return reference.part(value, depthAt(behindReference(location, check)));
}

/** Emits a part as a function of only a value. */
export function functionFor(check: AnyCheck, location: Location): string {
  const part = partOf(check);
  const { printing } = location;
  if (printing.countsDepth || (part.kind !== "reference" && isExpression(part))) {
    const item = printing.variable("item");
    const test = print(call(part, { ...location, value: item }));
    return new RegExp(`\\b${item}\\b`).test(test) ? `(${item}) => ${test}` : `() => ${test}`;
  }
  return part.kind === "reference" ? printing.predicateFor(part).function() : printing.part(part, location);
}
