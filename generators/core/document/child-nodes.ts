import { isObject } from "../json.ts";
import { type Field, fieldOf, type NodeKind } from "./grammar.ts";
import { referenceOf } from "./reference.ts";

/** A node directly below another one. */
export interface ChildNode {
  /** Keys and indexes that lead from the parent to the child. */
  readonly path: readonly string[];
  readonly kind: NodeKind;
  readonly value: unknown;
}

/** The nodes directly below a node, in the order in which they are written. */
export function childNodes(kind: NodeKind, value: unknown): ChildNode[] {
  const nodes: ChildNode[] = [];
  if (kind.includes(" of ")) {
    const field = kind.split(" of ") as unknown as Field; // the two halves of a container's name
    if (referenceOf(value) === undefined) addMembers(nodes, { path: [], field, value });
  } else if (kind === "callback") {
    addMembers(nodes, { path: [], field: ["openMap", "pathItem"], value });
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      const field = fieldOf(kind, key);
      if (field) addFieldNodes(nodes, { path: [key], field, value: value[key] });
      else if (kind === "document" && isExtensionFile(key, value[key]))
        nodes.push({ path: [key], kind: "extension", value: value[key] });
    }
  }
  return nodes;
}

/** True for `x-something: { $ref: ./file.yaml }`. Other `$ref`s in extensions are data. */
function isExtensionFile(key: string, value: unknown): boolean {
  const text = key.startsWith("x-") ? referenceOf(value) : undefined;
  return text !== undefined && !text.startsWith("#") && isObject(value) && Object.keys(value).length === 1;
}

interface FieldValue {
  readonly path: readonly string[];
  readonly field: Field;
  readonly value: unknown;
}

/** The node in a field, or those in its list or map; a reference to a whole list or map is one node. */
function addFieldNodes(nodes: ChildNode[], { path, field, value }: FieldValue): void {
  const [shape, kind] = field;
  if (shape === "one" || (shape === "oneOrList" && !Array.isArray(value))) nodes.push({ path, kind, value });
  else if (shape === "oneOrList" || referenceOf(value) === undefined)
    addMembers(nodes, { path, field, value });
  else nodes.push({ path, kind: shape === "text" ? shape : `${shape} of ${kind}`, value });
}

function addMembers(nodes: ChildNode[], { path, field: [shape, kind], value }: FieldValue): void {
  if (shape === "list" || shape === "oneOrList") {
    if (!Array.isArray(value)) return;
    for (const [index, item] of value.entries())
      nodes.push({ path: [...path, String(index)], kind, value: item });
  } else if (shape !== "text" && isObject(value)) {
    for (const key of Object.keys(value))
      if (shape !== "openMap" || !key.startsWith("x-"))
        nodes.push({ path: [...path, key], kind, value: value[key] });
  }
}
