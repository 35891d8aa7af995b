import { isObject } from "../json.ts";
import { childNodes } from "./child-nodes.ts";
import { isDivided, type NodeKind } from "./grammar.ts";
import { childPointer } from "./pointer.ts";
import type { PlacedNode } from "./walk-nodes.ts";

/** Tests a node by its kind and value alone; the target of a reference must not matter. */
export type NodeTest = (kind: NodeKind, value: unknown) => boolean;

/** Finds nodes at and below a node, in the order in which they are written; references are not followed. */
export type NodeSearch = (start: PlacedNode) => PlacedNode[];

/** Nodes found in a part, by pointers relative to it. */
interface SearchedPart {
  readonly kind: NodeKind;
  readonly found: readonly PlacedNode[];
}

/**
 * Creates a search that caches its result for each part of a document: a path, a webhook or a component. The values of
 * a document never change, so the same object is not searched again. Nodes that are not entered are not searched.
 */
export function createNodeSearch(isFound: NodeTest, isEntered: NodeTest = () => true): NodeSearch {
  const parts = new WeakMap<object, SearchedPart>();

  function search({ kind, value, pointer }: PlacedNode, found: PlacedNode[]): PlacedNode[] {
    if (isFound(kind, value)) found.push({ kind, value, pointer });
    if (!isEntered(kind, value)) return found;
    const searchChild = isDivided(kind) ? searchPart : search;
    for (const child of childNodes(kind, value))
      searchChild({ ...child, pointer: childPointer(pointer, ...child.path) }, found);
    return found;
  }

  function searchPart({ kind, value, pointer }: PlacedNode, found: PlacedNode[]): PlacedNode[] {
    if (!isObject(value) || isDivided(kind)) return search({ kind, value, pointer }, found);
    let part = parts.get(value);
    if (part?.kind !== kind) {
      part = { kind, found: search({ kind, value, pointer: "" }, []) };
      parts.set(value, part);
    }
    for (const node of part.found)
      found.push({ kind: node.kind, value: node.value, pointer: pointer + node.pointer });
    return found;
  }

  return (start) => search(start, []);
}
