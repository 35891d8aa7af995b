import { groupBy } from "../../../core/group-by.ts";

/** The same thing in both documents. */
export interface Pair<Node> {
  readonly base: Node;
  readonly revision: Node;
}

/** Reads the same of both. */
export function mapPair<Node, Result>(
  { base, revision }: Pair<Node>,
  read: (node: Node) => Result,
): Pair<Result> {
  return { base: read(base), revision: read(revision) };
}

/** Nodes of both documents, and of only one of them; each list in the document's order. */
export interface Pairing<Node> {
  readonly both: readonly Pair<Node>[];
  readonly removed: readonly Node[];
  readonly added: readonly Node[];
}

/** Pairs nodes with equal keys, one kind of key after the other. A paired node is not paired again. */
export function pairNodes<Node>(
  nodes: Pair<readonly Node[]>,
  keys: readonly ((node: Node) => string)[],
): Pairing<Node> {
  const partners = new Map<Node, Node>();
  const taken = new Set<Node>();
  for (const keyOf of keys) {
    const left = nodes.revision.filter((node) => !taken.has(node));
    const free = groupBy<Node, string>(left, keyOf);
    for (const node of nodes.base) {
      const partner = partners.has(node) ? undefined : free.get(keyOf(node))?.shift();
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

/** Finds the node of each document that covers one of the other document. */
type FindCover<Node> = Pair<(node: Node) => Node | undefined>;

/** Pairs nodes without a partner with a node that covers them. A covering node is neither removed nor added. */
export function pairCovered<Node>(
  { both, removed, added }: Pairing<Node>,
  coverOf: FindCover<Node>,
): Pairing<Node> {
  const covers = [
    ...removed.map((base) => ({ base, revision: coverOf.revision(base) })),
    ...added.map((revision) => ({ base: coverOf.base(revision), revision })),
  ];
  const covered = covers.filter(
    (pair): pair is Pair<Node> => pair.base !== undefined && pair.revision !== undefined,
  );
  const paired = new Set(covered.flatMap(({ base, revision }) => [base, revision]));
  return {
    both: [...both, ...covered],
    removed: removed.filter((node) => !paired.has(node)),
    added: added.filter((node) => !paired.has(node)),
  };
}
