import type { ReferenceCheck } from "../checks/check-node.ts";
import type { Json } from "../json.ts";
import type { ValueTypes } from "../model/facts/types-of.ts";

/** A TypeScript type on its way from a schema to text. */
export type TypeNode =
  | { readonly kind: "keyword"; readonly name: Keyword }
  | { readonly kind: "literal"; readonly value: Json | bigint }
  /** A string with a fixed beginning. */
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
  /** Those of the values that it is meant for; see `intendedTypes`. */
  readonly meant: ValueTypes;
  /** True when it names a set of strings, and nothing else. */
  readonly isStringEnum: boolean;
  /** Reference that the type stands for. */
  readonly of?: ReferenceCheck;
  /** Members of the object that are left out. */
  readonly omitted?: readonly string[];
}

export interface ObjectNode {
  readonly kind: "object";
  readonly properties: readonly PropertyNode[];
  /** Type of every other property; missing when nothing is said about them. */
  readonly index?: TypeNode;
  /** True where no type is named: values of other types pass as well. */
  readonly isImplied?: boolean;
}

export interface PropertyNode {
  readonly name: string;
  readonly type: TypeNode;
  readonly isOptional: boolean;
  readonly isReadonly: boolean;
  /** True for a member that is required here and described elsewhere. */
  readonly isDemanded?: boolean;
  readonly docs: string | undefined;
}

export interface TupleNode {
  readonly kind: "tuple";
  readonly items: readonly TypeNode[];
  /** How many of the items must be there. */
  readonly minimum: number;
  readonly rest: TypeNode | undefined;
  readonly isImplied?: boolean;
  /** True where its items have names, with which TypeScript reads them when it needs them, and no earlier. */
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

/** True for types that read well when they stand for every member of an object: names and values, and lists of them. */
export function isSimple(node: TypeNode): boolean {
  const isComposed = node.kind === "object" || node.kind === "tuple" || node.kind === "intersection";
  return !isComposed && partsOf(node).every(isSimple);
}

/** True for types that say no more than which shapes a value may have. */
export function isBare(node: TypeNode): boolean {
  if (node.kind === "keyword") return true;
  if (node.kind === "object") return node.properties.length === 0 && (!node.index || isBareIndex(node.index));
  if (node.kind === "array") return isKeyword(node.item, "unknown");
  return node.kind === "union" && node.members.every(isBare);
}

/** Everything, or nothing: the members of an object that has other conditions are told by those. */
function isBareIndex(index: TypeNode): boolean {
  return isKeyword(index, "unknown") || isKeyword(index, "never");
}

/** A type with each of its nodes as something else, the innermost first. */
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

/** True when a kind of node stands anywhere in a type. */
export function mentions(node: TypeNode, kind: TypeNode["kind"]): boolean {
  return node.kind === kind || partsOf(node).some((part) => mentions(part, kind));
}

/** The types that a type is written with. */
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
