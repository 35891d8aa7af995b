import type { Document, Scalar } from "yaml";
import { yamlLibrary } from "./yaml-library.ts";

/** Offset of the first alias without an anchor before it, or inside the node that it names; the start if there is none. */
export function brokenAlias(document: Document.Parsed): number {
  const { visit } = yamlLibrary();
  let offset = 0;
  visit(document, {
    Alias(_, alias, ancestors) {
      const target = alias.resolve(document);
      if (target !== undefined && ancestors.every((node) => node !== target)) return undefined;
      offset = alias.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** Offset of the first merge key whose value is neither an object nor a list of objects; the start if there is none. */
export function brokenMerge(document: Document.Parsed): number {
  const { isMap, visit } = yamlLibrary();
  let offset = 0;
  visit(document, {
    Pair(_, { key, value }) {
      if (!isMergeKey(key) || mergedNodes(value, document).every(isMap)) return undefined;
      offset = key.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return offset;
}

/** True for `<<`, which merges other maps. */
export function isMergeKey(key: unknown): key is Scalar {
  if (!yamlLibrary().isScalar(key)) return false;
  const { value } = key;
  return typeof value === "symbol" ? value.description === "<<" : value === "<<" && key.type === "PLAIN";
}

function mergedNodes(value: unknown, document: Document.Parsed): unknown[] {
  const { isAlias, isSeq } = yamlLibrary();
  const resolved = (node: unknown): unknown => (isAlias(node) ? node.resolve(document) : node);
  const source = resolved(value);
  return isSeq(source) ? source.items.map(resolved) : [source];
}
