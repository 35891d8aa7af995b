import type { Document, Node, YAMLMap } from "yaml";
import { toSegments } from "../pointer.ts";
import { yamlLibrary } from "./yaml-library.ts";

/** Finds the offset of the key (or list item) that a pointer names, or of its closest ancestor; aliases are followed. */
export function createYamlLocator(document: Document): (pointer: string) => number {
  return (pointer) => {
    let node: unknown = document.contents;
    let offset = document.contents?.range?.[0] ?? 0;
    for (const segment of toSegments(pointer)) {
      const child = yamlChild(document, node, segment);
      if (child === undefined) break;
      ({ offset, value: node } = child);
    }
    return offset;
  };
}

interface YamlChild {
  readonly offset: number;
  readonly value: unknown;
}

function yamlChild(document: Document, parent: unknown, segment: string): YamlChild | undefined {
  const { isMap, isSeq } = yamlLibrary();
  const node = resolveAlias(document, parent);
  if (isSeq(node)) {
    const item = node.items[Number(segment)] as Node | undefined; // items of a parsed document are nodes
    return item?.range ? { offset: item.range[0], value: item } : undefined;
  }
  return isMap(node) ? mapChild(document, node, segment) : undefined;
}

function mapChild(document: Document, map: YAMLMap, segment: string): YamlChild | undefined {
  const { isSeq } = yamlLibrary();
  const own = ownMembers(map).get(segment);
  if (own) return own;
  for (const { value } of map.items.filter(({ key }) => isMergeKey(key))) {
    const merged = resolveAlias(document, value);
    for (const source of isSeq(merged) ? merged.items : [merged]) {
      const child = yamlChild(document, source, segment);
      if (child) return child;
    }
  }
  return undefined;
}

const membersOfMaps = new WeakMap<YAMLMap, ReadonlyMap<string, YamlChild>>();

/** The members written in a map itself; found once, since a large document has many problems or none. */
function ownMembers(map: YAMLMap): ReadonlyMap<string, YamlChild> {
  const known = membersOfMaps.get(map);
  if (known) return known;
  const { isScalar } = yamlLibrary();
  const members = new Map<string, YamlChild>();
  for (const { key, value } of map.items) {
    if (isScalar(key) && key.range) members.set(String(key.value), { offset: key.range[0], value });
  }
  membersOfMaps.set(map, members);
  return members;
}

/** `<<`, which takes over the members of other maps. */
function isMergeKey(key: unknown): boolean {
  const { isScalar } = yamlLibrary();
  return isScalar(key) && (key.value === "<<" || typeof key.value === "symbol");
}

function resolveAlias(document: Document, node: unknown): unknown {
  return yamlLibrary().isAlias(node) ? node.resolve(document) : node;
}
