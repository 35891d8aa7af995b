import { type CheckNode, partsOfCheck } from "../../core/checks/check-node.ts";
import type { SchemaNames } from "./names.ts";

/** True if a check contains a reference to a schema that contains it. */
export function containsCyclic(check: CheckNode, names: Pick<SchemaNames, "isCyclic">): boolean {
  return check.kind === "reference"
    ? names.isCyclic(check)
    : partsOfCheck(check).some((part) => containsCyclic(part, names));
}
