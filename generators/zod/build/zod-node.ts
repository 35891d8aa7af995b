import type { Imported } from "../../core/emit/code.ts";
import type { Json } from "../../core/json.ts";
import type { TypeNode } from "../../core/types/type-node.ts";

/** What is printed for a schema: calls of zod and of the runtime, and what they are called with. */
export type ZodNode =
  | CallNode
  | MethodNode
  | NameNode
  /** A value of the runtime. */
  | { readonly kind: "runtime"; readonly name: string }
  /** `name.shape`: the members of another object. */
  | { readonly kind: "shape"; readonly of: ZodNode }
  /** `() => node`, for what may not be there yet. */
  | { readonly kind: "function"; readonly result: ZodNode }
  /** A call that builds nothing yet; bundlers drop it where nobody uses it. */
  | { readonly kind: "deferred"; readonly schema: ZodNode }
  | { readonly kind: "value"; readonly value: Value }
  /** A regular expression with the flag `u`. */
  | { readonly kind: "regex"; readonly source: string }
  | { readonly kind: "list"; readonly items: readonly ZodNode[] }
  | MembersNode;

/** `z.string()`, `array(item)`. */
export interface CallNode {
  readonly kind: "call";
  readonly from: "zod" | "runtime";
  readonly name: string;
  readonly type?: TypeArgument;
  readonly args: readonly ZodNode[];
}

/** `schema.check(…)`. */
export interface MethodNode {
  readonly kind: "method";
  readonly on: ZodNode;
  readonly name: string;
  readonly args: readonly ZodNode[];
}

/** Another schema, by its name. */
export interface NameNode {
  readonly kind: "name";
  readonly name: Name;
  /** True when it contains the place that refers to it: it may not be there yet when this place runs. */
  readonly isCyclic: boolean;
  /** True when it goes deeper than TypeScript infers: the type of its values has the same name. */
  readonly goesDeep: boolean;
}

/** An object literal. */
export interface MembersNode {
  readonly kind: "members";
  readonly members: readonly Member[];
  /** True where it stands on one line if there is room for it. */
  readonly isCompact: boolean;
}

export interface Member {
  readonly key: string;
  readonly node: ZodNode;
  /** Printed as a getter, so that the value is looked up when it is needed. */
  readonly isGetter?: boolean;
}

/** A plain value: a whole number may be a bigint. */
export type Value = Json | bigint;

/** A name of the file itself, or one that it imports. */
export type Name = string | Imported;

/** The type of the values of a schema: it has the name itself, or it is inferred from the schema of that name. */
export interface TypeName {
  readonly name: Name;
  readonly isInferred: boolean;
}

/** A type between angle brackets: known strings, or the type of a schema with the names that it refers to. */
export type TypeArgument =
  | { readonly kind: "known"; readonly strings: readonly (string | TypeName)[] }
  | WrittenType;

export interface WrittenType {
  readonly kind: "type";
  readonly type: TypeNode;
  /** By the names of its references. */
  readonly names: ReadonlyMap<string, TypeName>;
}

/** `z.name(…)`. */
export function zod(name: string, ...args: readonly ZodNode[]): CallNode {
  return { kind: "call", from: "zod", name, args };
}

/** A call of the runtime. */
export function runtime(name: string, ...args: readonly ZodNode[]): CallNode {
  return { kind: "call", from: "runtime", name, args };
}

/** A value of the runtime, as it is. */
export function runtimeName(name: string): ZodNode {
  return { kind: "runtime", name };
}

/** A string typed with those that are known. */
export function openEnum(strings: readonly (string | TypeName)[]): CallNode {
  return { ...runtime("openEnum"), type: { kind: "known", strings } };
}

export function method(on: ZodNode, name: string, ...args: readonly ZodNode[]): MethodNode {
  return { kind: "method", on, name, args };
}

/** The schema followed by checks. */
export function checked(schema: ZodNode, checks: readonly ZodNode[]): ZodNode {
  return checks.length === 0 ? schema : method(schema, "check", ...checks);
}

export function value(of: Value): ZodNode {
  return { kind: "value", value: of };
}

export function list(items: readonly ZodNode[]): ZodNode {
  return { kind: "list", items };
}

export function members(entries: readonly Member[], { isCompact = false } = {}): MembersNode {
  return { kind: "members", members: entries, isCompact };
}

/** The schema that accepts everything. */
export const ANYTHING: CallNode = zod("unknown");

/** The schema that accepts nothing. */
export const NOTHING: CallNode = zod("never");

/** True for the schema that accepts everything. */
export function isAnything(node: ZodNode): boolean {
  return node.kind === "call" && node.from === "zod" && node.name === "unknown";
}

/** True where the name of a schema stands that contains the place. */
export function isCyclic(node: ZodNode): boolean {
  return node.kind === "name" ? node.isCyclic : partsOf(node).some(isCyclic);
}

/** True where the name of a schema stands that goes deeper than TypeScript infers. */
export function refersDeep(node: ZodNode): boolean {
  return node.kind === "name" ? node.goesDeep : partsOf(node).some(refersDeep);
}

/** True where a call of the runtime's function stands, outside of what has a name. */
export function calls(node: ZodNode, name: string): boolean {
  const isCall = node.kind === "call" && node.from === "runtime" && node.name === name;
  return isCall || partsOf(node).some((part) => calls(part, name));
}

/** The nodes that a node is made of. */
export function partsOf(node: ZodNode): readonly ZodNode[] {
  switch (node.kind) {
    case "call":
      return node.args;
    case "method":
      return [node.on, ...node.args];
    case "shape":
      return [node.of];
    case "function":
      return [node.result];
    case "deferred":
      return [node.schema];
    case "list":
      return node.items;
    case "members":
      return node.members.map((member) => member.node);
    case "name":
    case "runtime":
    case "value":
    case "regex":
      return [];
    default:
      return node satisfies never;
  }
}
