import { isObject } from "../json.ts";
import { type ContainerKind, type Field, fieldOf, type NodeKind, type ObjectKind } from "./grammar.ts";
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
  if (isContainer(kind)) {
    if (referenceOf(value) === undefined) addContents(nodes, { path: [], ...contentsOf(kind), value });
    return nodes;
  }
  if (!isObject(value)) return nodes;
  if (kind === "callback") addMapNodes(nodes, { path: [], kind: "pathItem", values: value, isOpen: true });
  for (const key of Object.keys(value)) {
    const field = fieldOf(kind, key);
    if (field) addFieldNodes(nodes, { key, field, value: value[key] });
  }
  return nodes;
}

/** Fields of a node that hold something else than the map that they should; one that is left empty is no mistake. */
export function malformedMaps(kind: NodeKind, value: unknown): string[] {
  if (!isObject(value)) return [];
  return Object.keys(value).filter((key) => {
    const [shape] = fieldOf(kind, key) ?? [];
    return (shape === "map" || shape === "openMap") && !isObject(value[key]) && value[key] !== null;
  });
}

interface FieldValue {
  readonly key: string;
  readonly field: Field;
  readonly value: unknown;
}

function addFieldNodes(nodes: ChildNode[], { key, field: [shape, kind], value }: FieldValue): void {
  const path = [key];
  switch (shape) {
    case "one":
      nodes.push({ path, kind, value });
      return;
    case "text":
      if (referenceOf(value) !== undefined) nodes.push({ path, kind: "text", value });
      return;
    case "oneOrList":
      if (Array.isArray(value)) addContents(nodes, { path, shape: "list", kind, value });
      else nodes.push({ path, kind, value });
      return;
    case "list":
    case "map":
    case "openMap":
      if (referenceOf(value) !== undefined) nodes.push({ path, kind: `${shape} of ${kind}`, value });
      else addContents(nodes, { path, shape, kind, value });
      return;
    default:
      shape satisfies never;
  }
}

function isContainer(kind: NodeKind): kind is ContainerKind {
  return kind.includes(" of ");
}

interface Contents {
  readonly shape: "list" | "map" | "openMap";
  readonly kind: ObjectKind;
}

function contentsOf(container: ContainerKind): Contents {
  const [shape, kind] = container.split(" of ");
  return { shape, kind } as Contents; // the two halves of the type
}

function addContents(
  nodes: ChildNode[],
  { path, shape, kind, value }: Contents & { readonly path: readonly string[]; readonly value: unknown },
): void {
  if (shape !== "list") {
    if (isObject(value)) addMapNodes(nodes, { path, kind, values: value, isOpen: shape === "openMap" });
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries())
      nodes.push({ path: [...path, String(index)], kind, value: item });
  }
}

interface MapValue {
  readonly path: readonly string[];
  readonly kind: NodeKind;
  readonly values: Record<string, unknown>;
  readonly isOpen: boolean;
}

function addMapNodes(nodes: ChildNode[], { path, kind, values, isOpen }: MapValue): void {
  const [field] = path;
  for (const key of Object.keys(values)) {
    if (isOpen && key.startsWith("x-")) continue;
    nodes.push({ path: field === undefined ? [key] : [field, key], kind, value: values[key] });
  }
}
