/**
 * Creates a test for nodes that have a trait or lead to a node with it: `look` returns the nodes that one leads to, and
 * undefined for a node with the trait. Nodes may be cyclic. Each is visited once, and results are cached.
 */
export function createLeadsTo<Node>(
  look: (node: Node) => Iterable<Node> | undefined,
): (node: Node) => boolean {
  const known = new Map<Node, boolean>();

  function settle(start: Node): void {
    const leading = new Map<Node, Node[]>([[start, []]]);
    const found = new Set<Node>();
    for (const node of leading.keys()) {
      const answer = known.get(node);
      const next = answer === undefined ? look(node) : NONE;
      if (answer === true || next === undefined) found.add(node);
      for (const inner of next ?? NONE) {
        const list = leading.get(inner);
        if (list) list.push(node);
        else leading.set(inner, [node]);
      }
    }
    for (const node of found) for (const above of leading.get(node) ?? NONE) found.add(above);
    for (const node of leading.keys()) known.set(node, found.has(node));
  }

  return (node) => {
    if (!known.has(node)) settle(node);
    return known.get(node) === true;
  };
}

const NONE: readonly never[] = [];
