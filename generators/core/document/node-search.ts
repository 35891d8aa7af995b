import { isObject } from "../json.ts";
import { childNodes } from "./child-nodes.ts";
import { isDivided, type NodeKind } from "./grammar.ts";
import { childPointer } from "./pointer.ts";
import type { PlacedNode } from "./walk-nodes.ts";

/** A question about a node. Only its kind and its value may decide the answer, not what it refers to. */
export type NodeTest = (kind: NodeKind, value: unknown) => boolean;

/** Finds nodes at and below a node, in the order in which they are written; references are not followed. */
export type NodeSearch = (start: PlacedNode) => PlacedNode[];

/** What was found in a part, by pointers from there. */
interface SearchedPart {
  readonly kind: NodeKind;
  readonly found: readonly PlacedNode[];
}

/**
 * Makes a search that remembers what it found in each part of a document: a path, a webhook or a component. The values of
 * a document never change, so a part that is the same object again is not searched again. Nothing is looked for below
 * nodes that are not entered.
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
