import type { Document } from "yaml";
import { createLocator, type Spot } from "./locator.ts";
import { isMergeKey } from "./yaml-faults.ts";
import { yamlLibrary } from "./yaml-library.ts";

/** Returns a function from a pointer to its offset in a document of `yaml`; aliases and merge keys are followed. */
export function createYamlLocator(document: Document): (pointer: string) => number {
  const { contents } = document;
  const root = { start: contents?.range?.[0] ?? 0, node: contents as unknown };
  return createLocator(root, (node) => childrenOf(document, node));
}

function childrenOf(document: Document, parent: unknown): Map<string, Spot<unknown>> {
  const { isAlias, isMap, isNode, isScalar, isSeq } = yamlLibrary();
  const node = isAlias(parent) ? parent.resolve(document) : parent;
  const children = new Map<string, Spot<unknown>>();
  if (isSeq(node))
    for (const [index, item] of node.items.entries())
      if (isNode(item) && item.range) children.set(String(index), { start: item.range[0], node: item });
  if (!isMap(node)) return children;
  for (const { key, value } of node.items)
    if (isScalar(key) && key.range) children.set(String(key.value), { start: key.range[0], node: value });
  // Own members first, then those of the first merged map.
  for (const { value } of node.items.filter(({ key }) => isMergeKey(key)))
    for (const source of isSeq(value) ? value.items : [value])
      for (const [name, child] of childrenOf(document, source))
        if (!children.has(name)) children.set(name, child);
  return children;
}
