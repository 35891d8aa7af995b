import { isObject } from "../json.ts";
import { fieldOf, type NodeKind } from "./grammar.ts";
import { toSegments, valueAlong } from "./pointer.ts";
import { referenceOf } from "./reference.ts";

/** Returns the kind of the node at a pointer of a document; undefined where OpenAPI has none. */
export type NodeKindAt = (pointer: string) => NodeKind | undefined;

/** Goes along the pointers that it is asked for, instead of remembering every node; references are not followed. */
export function createNodeKindAt(document: unknown, root: NodeKind = "document"): NodeKindAt {
  const known = new Map<string, NodeKind | undefined>();
  return (pointer) => {
    if (!known.has(pointer))
      known.set(pointer, findKind({ kind: root, value: document }, toSegments(pointer)));
    return known.get(pointer);
  };
}

interface Node {
  readonly kind: NodeKind;
  readonly value: unknown;
}

function findKind(root: Node, way: string[]): NodeKind | undefined {
  let node: Node | undefined = root;
  while (node !== undefined && way.length > 0) node = nextNode(node, way);
  return node?.kind;
}

/** The node after another one; takes the segments that lead to it off the way. */
function nextNode({ kind, value }: Node, way: string[]): Node | undefined {
  const key = way.shift();
  if (key === undefined || !isObject(value) || !Object.hasOwn(value, key)) return undefined;
  const held = value[key];
  if (kind === "callback") return key.startsWith("x-") ? undefined : { kind: "pathItem", value: held };
  const [shape, wanted] = fieldOf(kind, key) ?? [];
  if (wanted === undefined) return undefined;
  if (shape !== "one" && shape !== "oneOrList" && referenceOf(held) !== undefined)
    return { kind: shape === "text" ? "text" : `${shape} of ${wanted}`, value: held };
  switch (shape) {
    case "text":
      return undefined;
    case "one":
      return { kind: wanted, value: held };
    case "oneOrList":
      return Array.isArray(held) ? memberNode(wanted, held, way) : { kind: wanted, value: held };
    case "list":
      return Array.isArray(held) ? memberNode(wanted, held, way) : undefined;
    case "map":
      return isObject(held) ? memberNode(wanted, held, way) : undefined;
    case "openMap":
      return isObject(held) && !way[0]?.startsWith("x-") ? memberNode(wanted, held, way) : undefined;
    default:
      return shape satisfies undefined;
  }
}

function memberNode(kind: NodeKind, held: unknown, way: string[]): Node | undefined {
  const name = way.shift();
  const found = name === undefined ? undefined : valueAlong(held, [name]);
  return found?.found ? { kind, value: found.value } : undefined;
}
