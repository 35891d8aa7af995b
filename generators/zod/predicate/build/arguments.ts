import type { Member, Value, ZodNode } from "../../build/zod-node.ts";

/** An argument that a function always has. */
export function argument(node: ZodNode | undefined): ZodNode {
  return node ?? unsupported("argument");
}

/** The value of an argument that is a literal. */
export function literalOf(node: ZodNode | undefined): Value {
  return node?.kind === "value" ? node.value : unsupported(node?.kind ?? "argument");
}

/** The items of an argument that is a list. */
export function itemsOf(node: ZodNode | undefined): readonly ZodNode[] {
  return node?.kind === "list" ? node.items : unsupported("list");
}

/** The members of an argument that is an object. */
export function entriesOf(node: ZodNode | undefined): readonly Member[] {
  return node?.kind === "members" ? node.members : unsupported("members");
}

/** The members of an argument that is an object, by name. */
export function namedArguments(node: ZodNode | undefined): ReadonlyMap<string, ZodNode> {
  return new Map(entriesOf(node).map(({ key, node: member }) => [key, member]));
}

/** Throws: a construct of zod schemas has no predicate. Reached only when an entry of a table is missing. */
export function unsupported(what: string): never {
  throw new Error(`Predicates cannot express "${what}".`);
}

/** The entry of a table that has this name of its own; undefined for any other name. */
export function entryOf<Entry>(table: Readonly<Record<string, Entry>>, name: string): Entry | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
