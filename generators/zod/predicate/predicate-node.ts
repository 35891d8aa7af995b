import type { Json } from "../../core/json.ts";
import type { Value } from "../build/zod-node.ts";

/** What a predicate asks of a value. Made of a zod schema, so that both have one meaning. */
export type PredicateNode =
  /** `isUnstated` where a description says nothing: then it does not count as looked at by `unevaluated…`. */
  | { readonly kind: "anything"; readonly isUnstated: boolean }
  | { readonly kind: "nothing" }
  /** Not `undefined`. */
  | { readonly kind: "present" }
  | ScalarNode
  | { readonly kind: "literals"; readonly values: readonly Value[] }
  /** One of some values by deep equality. */
  | { readonly kind: "equal"; readonly values: readonly Value[] }
  | ObjectNode
  | ArrayNode
  /** What an object has to meet beside its members; other values fail. */
  | { readonly kind: "object-check"; readonly check: ObjectCheck }
  | { readonly kind: "all"; readonly parts: readonly PredicateNode[] }
  | { readonly kind: "any"; readonly options: readonly PredicateNode[] }
  /** Exactly one. */
  | { readonly kind: "one"; readonly options: readonly PredicateNode[] }
  /** The option that a member names. */
  | { readonly kind: "switch"; readonly property: string; readonly cases: readonly SwitchCase[] }
  | { readonly kind: "not"; readonly part: PredicateNode }
  | ConditionNode
  /** Values of another type pass. */
  | { readonly kind: "on-type"; readonly type: GuardType; readonly part: PredicateNode }
  /** Another predicate. A reference counts as one where following it may not end. */
  | { readonly kind: "name"; readonly key: string; readonly isLazy: boolean }
  | UnevaluatedNode;

/** The types that a part may hold for. `numeric` is a number in either form. */
export type GuardType = "string" | "number" | "numeric" | "boolean" | "null" | "array" | "object";

/** A value of one type, and what is asked of it. */
export interface ScalarNode {
  readonly kind: "scalar";
  readonly type: "string" | "number" | "numeric" | "bigint" | "boolean" | "null" | "undefined";
  readonly checks: readonly ScalarCheck[];
}

export type ScalarCheck =
  | { readonly kind: "compare"; readonly operator: ">=" | "<=" | ">" | "<"; readonly bound: number | bigint }
  | { readonly kind: "integer" }
  | { readonly kind: "safe-integer" }
  | { readonly kind: "multiple-of"; readonly divisor: number | bigint }
  | { readonly kind: "at-least"; readonly length: number }
  | { readonly kind: "at-most"; readonly length: number }
  | { readonly kind: "starts-with"; readonly prefix: string }
  | { readonly kind: "pattern"; readonly pattern: PatternSource }
  /** A function of the runtime. */
  | { readonly kind: "format"; readonly name: string };

/** A regular expression: a literal, or a text that is compiled when the module is loaded. */
export interface PatternSource {
  readonly source: string;
  readonly isLiteral: boolean;
}

export interface ObjectNode {
  readonly kind: "object";
  readonly members: readonly PredicateMember[];
  readonly others: PredicateNode;
}

export interface PredicateMember {
  readonly key: string;
  readonly node: PredicateNode;
  readonly isOptional: boolean;
}

export interface ArrayNode {
  readonly kind: "array";
  readonly first: readonly { readonly node: PredicateNode; readonly isOptional: boolean }[];
  readonly rest: PredicateNode;
  readonly min: number;
  readonly max: number | undefined;
  readonly isUnique: boolean;
  readonly contains: readonly ContainsNode[];
}

export interface ContainsNode {
  readonly item: PredicateNode;
  readonly min: number;
  readonly max: number | undefined;
  /** What items above the maximum are counted by. */
  readonly counted: PredicateNode;
}

export type ObjectCheck =
  | {
      readonly kind: "patterns";
      readonly entries: readonly { readonly pattern: PatternSource; readonly node: PredicateNode }[];
    }
  | {
      readonly kind: "additional";
      readonly node: PredicateNode;
      readonly names: readonly string[];
      readonly patterns: readonly PatternSource[];
    }
  | { readonly kind: "names"; readonly node: PredicateNode }
  | { readonly kind: "min" | "max"; readonly count: number }
  | { readonly kind: "requires"; readonly key: string; readonly names: readonly string[] }
  | { readonly kind: "dependent"; readonly key: string; readonly node: PredicateNode };

export interface SwitchCase {
  readonly values: readonly Json[];
  readonly node: PredicateNode;
}

interface ConditionNode {
  readonly kind: "condition";
  readonly if: PredicateNode;
  readonly then: PredicateNode;
  readonly else: PredicateNode;
}

/** A schema that holds to others what it has not looked at. */
export interface UnevaluatedNode {
  readonly kind: "unevaluated";
  readonly base: PredicateNode;
  readonly properties: PredicateNode | undefined;
  readonly items: PredicateNode | undefined;
}

export const ANY_VALUE: PredicateNode = { kind: "anything", isUnstated: false };
export const UNSTATED: PredicateNode = { kind: "anything", isUnstated: true };
export const NO_VALUE: PredicateNode = { kind: "nothing" };

/** All of some parts; those that ask nothing are left out. */
export function allOf(parts: readonly PredicateNode[]): PredicateNode {
  const asking = parts.flatMap((part) => (part.kind === "all" ? part.parts : [part]));
  const [first, ...others] = asking;
  return first && others.length === 0 ? first : { kind: "all", parts: asking };
}

/** The other predicates that one calls. */
export function namesIn(node: PredicateNode): string[] {
  if (node.kind === "name") return [node.key];
  return Object.values(node).flatMap(within);
}

function within(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(within);
  if (typeof part !== "object" || part === null) return [];
  return "kind" in part ? namesIn(part as PredicateNode) : Object.values(part).flatMap(within); // only nodes and checks have a kind
}
