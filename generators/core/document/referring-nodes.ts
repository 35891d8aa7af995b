import { type NodeReference, nodeReferences } from "./node-references.ts";
import { type PlacedNode, walkNodes } from "./walk-nodes.ts";

/** A node on which references stand. */
export interface ReferringNode extends PlacedNode {
  readonly references: readonly NodeReference[];
}

/** The nodes with references among a node and every node below it, in the order in which they are written. */
export function referringNodes(start: PlacedNode): readonly ReferringNode[] {
  const found: ReferringNode[] = [];
  walkNodes(start, (node) => {
    const references = nodeReferences(node.kind, node.value);
    if (references.length > 0) found.push({ ...node, references });
  });
  return found;
}
