import { type CheckNode, partsOfCheck } from "../../core/checks/check-node.ts";
import { jsonText } from "../../core/json.ts";

/** Size of a node or a method, without names and values. */
const NODE = 12;

/** Size of a reference: a named schema may have a type as long as an unnamed one. */
const REFERENCE = 40;

/** Returns the approximate length of a check's type in characters. */
export function checkSize(check: CheckNode): number {
  return partsOfCheck(check).reduce((sum, part) => sum + checkSize(part), ownSize(check));
}

function ownSize(check: CheckNode): number {
  switch (check.kind) {
    case "object":
      return check.members.reduce(
        (sum, { name, isOptional }) => sum + name.length + (isOptional ? NODE : 0),
        NODE,
      );
    case "literals":
      return check.values.reduce<number>((sum, value) => sum + 2 * (jsonText(value).length + 1), NODE);
    case "reference":
      return REFERENCE;
    default:
      return NODE;
  }
}
