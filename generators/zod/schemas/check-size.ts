import { jsonText } from "../../core/json.ts";
import { type CheckNode, partsOfCheck } from "../../core/checks/check-node.ts";

/** What a node adds apart from names and values. */
const NODE = 16;

/** About how many characters a check has as code, and as a type. */
export function checkSize(check: CheckNode): number {
  const own = ownSize(check);
  return partsOfCheck(check).reduce((sum, part) => sum + checkSize(part), own);
}

function ownSize(check: CheckNode): number {
  if (check.kind === "object") return check.members.reduce((sum, { name }) => sum + name.length + 12, NODE);
  if (check.kind === "literals") return check.values.reduce<number>((sum, value) => sum + jsonText(value).length + 2, NODE);
  return NODE;
}
