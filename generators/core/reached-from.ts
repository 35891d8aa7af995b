/** Returns all nodes reached from some nodes by single steps, including these. */
export function reachedFrom<Node>(start: Iterable<Node>, next: (node: Node) => Iterable<Node>): Set<Node> {
  const found = new Set<Node>();
  const stack = [...start];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    stack.push(...next(node));
  }
  return found;
}
