import { type CheckNode, partsOfCheck } from "../../core/checks/check-node.ts";
import type { SchemaNames } from "./names.ts";

/** True where the name of a schema stands that contains the place. */
export function containsCyclic(check: CheckNode, names: Pick<SchemaNames, "isCyclic">): boolean {
  return check.kind === "reference"
    ? names.isCyclic(check)
    : partsOfCheck(check).some((part) => containsCyclic(part, names));
}
