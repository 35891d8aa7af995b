import { childNodes } from "./child-nodes.ts";
import type { NodeKind } from "./grammar.ts";
import { toPointer } from "./pointer.ts";

/** A node of a document with its location. */
export interface PlacedNode {
  readonly pointer: string;
  readonly kind: NodeKind;
  readonly value: unknown;
}

/** Visits a node and every node below it, depth first in document order; references are not followed. */
export function walkNodes(node: PlacedNode, visit: (node: PlacedNode) => void): void {
  visit(node);
  for (const { path, kind, value } of childNodes(node.kind, node.value))
    walkNodes({ pointer: node.pointer + toPointer(path), kind, value }, visit);
}
