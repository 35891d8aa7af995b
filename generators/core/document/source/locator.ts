import { toSegments } from "../pointer.ts";

/** A value in a text. */
export interface Spot<Node> {
  /** Offset of the key, or of the item itself in a list. */
  readonly start: number;
  /** Handle by which a reader finds the children. */
  readonly node: Node;
}

/** A value, and the positions of its parts in the text. */
export interface LocatedValue {
  readonly value: unknown;
  /** Offset of the key (or list item) that a pointer names, or of its closest ancestor. */
  offsetOf(pointer: string): number;
}

/**
 * Finds a pointer from the root down. Nothing is read before the first call, and no container twice: a large document
 * has thousands of warnings or none.
 */
export function createLocator<Node>(
  root: Spot<Node>,
  childrenOf: (node: Node) => ReadonlyMap<string, Spot<Node>>,
): (pointer: string) => number {
  const known = new Map<Node, ReadonlyMap<string, Spot<Node>>>();
  return (pointer) => {
    let spot = root;
    for (const segment of toSegments(pointer)) {
      const children = known.get(spot.node) ?? childrenOf(spot.node);
      known.set(spot.node, children);
      const child = children.get(segment);
      if (child === undefined) break;
      spot = child;
    }
    return spot.start;
  };
}
