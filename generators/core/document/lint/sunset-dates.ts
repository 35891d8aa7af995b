import type { Diagnostic } from "../../diagnostics/diagnostic.ts";
import { isObject } from "../../json.ts";
import { sunsetDay } from "../../sunset-day.ts";
import type { BundledDocument } from "../bundle/bundle-document.ts";
import type { NodeTest } from "../node-search.ts";
import { childPointer } from "../pointer.ts";
import type { PlacedNode } from "../walk-nodes.ts";

/** True for an `x-sunset` that is not a date. */
export const hasMalformedSunset: NodeTest = (_, value) =>
  isObject(value) && value["x-sunset"] !== undefined && sunsetDay(value["x-sunset"]) === undefined;

/** Finds dates of removal that cannot be read: the diff would take them for missing ones. */
export function findMalformedSunsets(document: BundledDocument, nodes: readonly PlacedNode[]): Diagnostic[] {
  return nodes
    .filter(({ kind, value }) => hasMalformedSunset(kind, value))
    .map(({ pointer, value }) => ({
      code: "x-sunset-malformed",
      severity: "warning",
      message: `"x-sunset" is ${JSON.stringify(isObject(value) && value["x-sunset"])}, which is not a date; it is ignored.`,
      location: document.locate(childPointer(pointer, "x-sunset")),
      help: "Write the day of the removal, for example 2027-01-31.",
    }));
}
