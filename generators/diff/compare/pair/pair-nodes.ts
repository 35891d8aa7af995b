/** The same thing in both documents. */
export interface Pair<Node> {
  readonly base: Node;
  readonly revision: Node;
}

/** What stands in both documents, and what stands in one of them alone; each list in the document's order. */
export interface Pairing<Node> {
  readonly both: readonly Pair<Node>[];
  readonly removed: readonly Node[];
  readonly added: readonly Node[];
}

/** The key by which a node is paired; undefined when it has none of this kind. */
export type KeyOf<Node> = (node: Node) => string | undefined;

/** Pairs nodes with equal keys, one kind of key after the other. A paired node is not paired again. */
export function pairNodes<Node>(nodes: Pair<readonly Node[]>, keys: readonly KeyOf<Node>[]): Pairing<Node> {
  const partners = new Map<Node, Node>();
  const taken = new Set<Node>();
  for (const keyOf of keys) {
    const free = byKey(
      nodes.revision.filter((node) => !taken.has(node)),
      keyOf,
    );
    for (const node of nodes.base) {
      const key = keyOf(node);
      const partner = key === undefined || partners.has(node) ? undefined : free.get(key)?.shift();
      if (partner === undefined) continue;
      partners.set(node, partner);
      taken.add(partner);
    }
  }
  return {
    both: nodes.base.flatMap((base) => {
      const revision = partners.get(base);
      return revision === undefined ? [] : [{ base, revision }];
    }),
    removed: nodes.base.filter((node) => !partners.has(node)),
    added: nodes.revision.filter((node) => !taken.has(node)),
  };
}

function byKey<Node>(nodes: readonly Node[], keyOf: KeyOf<Node>): Map<string, Node[]> {
  const found = new Map<string, Node[]>();
  for (const node of nodes) {
    const key = keyOf(node);
    if (key === undefined) continue;
    const known = found.get(key);
    if (known) known.push(node);
    else found.set(key, [node]);
  }
  return found;
}
