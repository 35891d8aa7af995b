import type { ReferenceCheck } from "../checks/check-node.ts";
import type { Json } from "../json.ts";
import type { ValueTypes } from "../model/facts/types-of.ts";

/** A TypeScript type before it is printed. */
export type TypeNode =
  | { readonly kind: "keyword"; readonly name: Keyword }
  | { readonly kind: "literal"; readonly value: Json | bigint }
  /** A string with a fixed prefix. */
  | { readonly kind: "template"; readonly prefix: string }
  | ReferenceNode
  /** `Open<…>`: the known strings or any other. */
  | { readonly kind: "open"; readonly known: readonly TypeNode[] }
  | ObjectNode
  | { readonly kind: "array"; readonly item: TypeNode; readonly isImplied?: boolean }
  | TupleNode
  | { readonly kind: "union"; readonly members: readonly TypeNode[] }
  | { readonly kind: "intersection"; readonly members: readonly TypeNode[] };

export interface ReferenceNode {
  readonly kind: "reference";
  /** Name of a generated type. */
  readonly name: string;
  /** The types that its values may have. */
  readonly types: ValueTypes;
  /** The intended types of its values; see `intendedTypes`. */
  readonly intended: ValueTypes;
  /** True if it names a set of strings only. */
  readonly isStringEnum: boolean;
  /** The reference that has this type. */
  readonly of?: ReferenceCheck;
  /** Members of the object that are omitted. */
  readonly omitted?: readonly string[];
}

export interface ObjectNode {
  readonly kind: "object";
  readonly properties: readonly PropertyNode[];
  /** Type of every other property; missing if the schema does not mention them. */
  readonly index?: TypeNode;
  /** True without a named type: values of other types are accepted too. */
  readonly isImplied?: boolean;
}

export interface PropertyNode {
  readonly name: string;
  readonly type: TypeNode;
  readonly isOptional: boolean;
  readonly isReadonly: boolean;
  /** True for a member that is required here and described elsewhere. */
  readonly isUndeclared?: boolean;
  readonly docs: string | undefined;
}

export interface TupleNode {
  readonly kind: "tuple";
  readonly items: readonly TypeNode[];
  /** Minimum number of items. */
  readonly minimum: number;
  readonly rest: TypeNode | undefined;
  readonly isImplied?: boolean;
  /** True if its items have names, so that TypeScript resolves them lazily. */
  readonly isNamed?: boolean;
}

export type Keyword = "unknown" | "never" | "string" | "number" | "bigint" | "boolean" | "null" | "undefined";

export const UNKNOWN: TypeNode = { kind: "keyword", name: "unknown" };
export const NEVER: TypeNode = { kind: "keyword", name: "never" };
export const STRING: TypeNode = { kind: "keyword", name: "string" };
export const NUMBER: TypeNode = { kind: "keyword", name: "number" };
export const BIGINT: TypeNode = { kind: "keyword", name: "bigint" };
export const NULL: TypeNode = { kind: "keyword", name: "null" };
export const UNDEFINED: TypeNode = { kind: "keyword", name: "undefined" };

export function isKeyword(node: TypeNode, name: Keyword): boolean {
  return node.kind === "keyword" && node.name === name;
}

/** True for types that read well as the value of every member: names and values, and arrays of them. */
export function isSimple(node: TypeNode): boolean {
  const isComposed = node.kind === "object" || node.kind === "tuple" || node.kind === "intersection";
  return !isComposed && partsOf(node).every(isSimple);
}

/** True for types that only restrict the JSON type of a value. */
export function isBare(node: TypeNode): boolean {
  if (node.kind === "keyword") return true;
  if (node.kind === "object") return node.properties.length === 0 && (!node.index || isBareIndex(node.index));
  if (node.kind === "array") return isKeyword(node.item, "unknown");
  return node.kind === "union" && node.members.every(isBare);
}

/** True for `unknown` and `never`: other constraints describe the members. */
function isBareIndex(index: TypeNode): boolean {
  return isKeyword(index, "unknown") || isKeyword(index, "never");
}

/** Maps each node of a type, the innermost first. */
export function mapNode(node: TypeNode, change: (node: TypeNode) => TypeNode): TypeNode {
  const inner = (part: TypeNode) => mapNode(part, change);
  switch (node.kind) {
    case "open":
      return change({ ...node, known: node.known.map(inner) });
    case "object": {
      const properties = node.properties.map((one) => ({ ...one, type: inner(one.type) }));
      return change({ ...node, properties, ...(node.index ? { index: inner(node.index) } : {}) });
    }
    case "array":
      return change({ ...node, item: inner(node.item) });
    case "tuple":
      return change({ ...node, items: node.items.map(inner), rest: node.rest && inner(node.rest) });
    case "union":
    case "intersection":
      return change({ ...node, members: node.members.map(inner) });
    default:
      return change(node);
  }
}

/** True if a kind of node occurs anywhere in a type. */
export function mentions(node: TypeNode, kind: TypeNode["kind"]): boolean {
  return node.kind === kind || partsOf(node).some((part) => mentions(part, kind));
}

/** The types inside a type. */
function partsOf(node: TypeNode): readonly TypeNode[] {
  switch (node.kind) {
    case "open":
      return node.known;
    case "object":
      return [...node.properties.map(({ type }) => type), ...(node.index ? [node.index] : [])];
    case "array":
      return [node.item];
    case "tuple":
      return [...node.items, ...(node.rest ? [node.rest] : [])];
    case "union":
    case "intersection":
      return node.members;
    default:
      return [];
  }
}
