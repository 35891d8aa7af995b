import { isDeepStrictEqual } from "node:util";
import type { Document, Node, Pair, YAMLMap, YAMLSeq } from "yaml";
import { isObject, type Json, type JsonObject } from "../../json.ts";
import { yamlLibrary } from "./yaml-library.ts";

/**
 * Returns the text of a YAML document with another value. Unchanged values keep comments, quotes and order. Undefined
 * if the text cannot be kept, as with aliases, since an edit of one place would change another.
 */
export function editYaml(text: string, value: JsonObject): string | undefined {
  const { parseDocument, isMap, visit } = yamlLibrary();
  const document = parseDocument(text, { merge: true, prettyErrors: false });
  if (document.errors.length > 0 || !isMap(document.contents)) return undefined;
  let hasAlias = false;
  visit(document, {
    Alias() {
      hasAlias = true;
      return visit.BREAK;
    },
  });
  if (hasAlias) return undefined;
  editMap(document, document.contents, value);
  const edited = closestText(document, text);
  return isDeepStrictEqual(parseDocument(edited, { merge: true }).toJS(), value) ? edited : undefined;
}

/** The parsed document lacks line folding and list indentation: picks those that keep most lines unchanged. */
function closestText(document: Document, text: string): string {
  const lines = new Set(text.split("\n"));
  const newLines = (candidate: string) => candidate.split("\n").filter((line) => !lines.has(line)).length;
  const candidates = [0, 80].flatMap((lineWidth) =>
    [true, false].map((indentSeq) => document.toString({ lineWidth, indentSeq })),
  );
  return candidates.reduce((best, candidate) => (newLines(candidate) < newLines(best) ? candidate : best));
}

function editMap(document: Document, map: YAMLMap, value: JsonObject): void {
  map.items = map.items.filter((pair) => Object.hasOwn(value, keyOf(pair)));
  const present = new Map(map.items.map((pair) => [keyOf(pair), pair]));
  for (const [key, child] of Object.entries(value)) {
    if (child === undefined) continue;
    const pair = present.get(key);
    if (pair)
      pair.value = edited(document, pair.value as Node | null, child); // parsed pairs have nodes
    else map.add(document.createPair(key, child));
  }
}

function edited(document: Document, node: Node | null, value: Json): Node {
  const { isMap, isSeq, isNode } = yamlLibrary();
  if (isNode(node) && isDeepStrictEqual(node.toJS(document), value)) return node;
  if (isMap(node) && isObject(value)) {
    editMap(document, node, value);
    return node;
  }
  if (isSeq(node) && Array.isArray(value)) {
    editSequence(document, node, value);
    return node;
  }
  return document.createNode(value, { aliasDuplicateObjects: false });
}

/** Keeps items as written up to the first difference; other items are edited by index. */
function editSequence(document: Document, sequence: YAMLSeq, value: readonly Json[]): void {
  const { isNode } = yamlLibrary();
  const unused = sequence.items.filter(isNode);
  sequence.items = value.map((child, index) => {
    const same = unused.findIndex((node) => isDeepStrictEqual(node.toJS(document), child));
    if (same >= 0) return unused.splice(same, 1)[0];
    const isLonger = value.length > sequence.items.length;
    const node = isLonger ? undefined : sequence.items[index];
    return edited(document, isNode(node) && unused.includes(node) ? take(unused, node) : null, child);
  });
}

function take(nodes: Node[], node: Node): Node {
  nodes.splice(nodes.indexOf(node), 1);
  return node;
}

/** The key as in the value: a key such as 200 is a number in YAML. */
function keyOf({ key }: Pair): string {
  const { isScalar } = yamlLibrary();
  return String(isScalar(key) ? key.value : key);
}
