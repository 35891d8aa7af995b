import { childPointer } from "../../../core/document/pointer.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { Difference, Position } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import type { DocumentNode } from "./document-node.ts";
import { reportInBase, reportInRevision } from "./report.ts";

/** Extensions that have a rule of their own. */
const REPORTED_ELSEWHERE = new Set(["x-replay", "x-pagination", "x-sunset", "x-error-catalog", "x-aliases"]);

/** Extensions of a node, as far as nothing is known of what they mean. */
export function compareExtensions(
  context: CompareContext,
  { nodes, position }: { readonly nodes: Pair<DocumentNode>; readonly position: Position },
): Difference[] {
  const { base, revision } = nodes;
  const names = new Set([...Object.keys(base.value), ...Object.keys(revision.value)]);
  return [...names].flatMap((name) => {
    const [before, after] = [base.value[name], revision.value[name]];
    if (!name.startsWith("x-") || REPORTED_ELSEWHERE.has(name) || isEqual(before, after)) return [];
    const side = after === undefined ? "base" : "revision";
    const place = context[side].placeAt(childPointer(nodes[side].place.pointer, name));
    const reported = { direction: "both", position, place, subject: name, before, after } as const;
    return [
      side === "base"
        ? reportInBase("extension-changed", reported)
        : reportInRevision("extension-changed", reported),
    ];
  });
}
