import { type ChildNode, childNodes } from "./child-nodes.ts";
import type { NodeKind } from "./grammar.ts";
import { childPointer, pointersAround } from "./pointer.ts";

/** Returns the kind of the node at a pointer; undefined if OpenAPI has no node there. */
export type NodeKindAt = (pointer: string) => NodeKind | undefined;

/** Reads the children around each requested pointer once; references are not followed. */
export function createNodeKindAt(document: unknown, root: NodeKind = "document"): NodeKindAt {
  const nodes = new Map<string, Omit<ChildNode, "path">>([["", { kind: root, value: document }]]);
  const read = new Set<string>();
  return (pointer) => {
    for (const around of pointersAround(pointer).slice(0, -1)) {
      const node = nodes.get(around);
      if (node === undefined || read.has(around)) continue;
      read.add(around);
      for (const { path, ...child } of childNodes(node.kind, node.value))
        nodes.set(childPointer(around, ...path), child);
    }
    return nodes.get(pointer)?.kind;
  };
}
