import type { Pattern, Value } from "../../core/checks/check-node.ts";
import type { Json } from "../../core/json.ts";

/**
 * What a predicate requires of a value. It is made of a zod schema, so that both have one meaning. Fields have the names of
 * the keywords of JSON Schema that they stand for.
 */
export type PredicateNode =
  /** `isUnstated` where a description says nothing: such a value is not evaluated for `unevaluated…`. */
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
  /** A keyword that applies to an object beside its properties; other values fail. */
  | { readonly kind: "object-check"; readonly check: ObjectCheck }
  | { readonly kind: "allOf"; readonly parts: readonly PredicateNode[] }
  | { readonly kind: "anyOf"; readonly options: readonly PredicateNode[] }
  | { readonly kind: "oneOf"; readonly options: readonly PredicateNode[] }
  | DiscriminatorNode
  | { readonly kind: "not"; readonly part: PredicateNode }
  | ConditionNode
  /** Values of another type pass. */
  | { readonly kind: "on-type"; readonly type: GuardType; readonly part: PredicateNode }
  | ReferenceNode
  | UnevaluatedNode;

/** The types that a part may apply to. `numeric` is a number or a bigint. */
export type GuardType = "string" | "number" | "numeric" | "boolean" | "null" | "array" | "object";

/** A value of one type, with the checks of that type. */
export interface ScalarNode {
  readonly kind: "scalar";
  readonly type: "string" | "number" | "numeric" | "bigint" | "boolean" | "null" | "undefined";
  readonly checks: readonly ScalarCheck[];
}

export type ScalarCheck =
  | { readonly kind: "compare"; readonly operator: ">=" | "<=" | ">" | "<"; readonly bound: number | bigint }
  | { readonly kind: "integer" }
  | { readonly kind: "safe-integer" }
  | { readonly kind: "multipleOf"; readonly divisor: number | bigint }
  | { readonly kind: "minLength"; readonly length: number }
  | { readonly kind: "maxLength"; readonly length: number }
  | { readonly kind: "prefix"; readonly prefix: string }
  | { readonly kind: "pattern"; readonly pattern: Pattern }
  /** A function of the runtime. */
  | { readonly kind: "format"; readonly name: string };

export interface ObjectNode {
  readonly kind: "object";
  readonly properties: readonly PropertyNode[];
  readonly additionalProperties: PredicateNode;
}

export interface PropertyNode {
  readonly key: string;
  readonly node: PredicateNode;
  readonly isOptional: boolean;
}

export interface ArrayNode {
  readonly kind: "array";
  readonly prefixItems: readonly Omit<PropertyNode, "key">[];
  readonly items: PredicateNode;
  readonly minItems: number;
  readonly maxItems: number | undefined;
  readonly uniqueItems: boolean;
  readonly contains: readonly ContainsNode[];
}

export interface ContainsNode {
  readonly item: PredicateNode;
  readonly minContains: number;
  readonly maxContains: number | undefined;
  /** Which items count towards the maximum. */
  readonly counted: PredicateNode;
}

export type ObjectCheck =
  | {
      readonly kind: "patternProperties";
      readonly entries: readonly { readonly pattern: Pattern; readonly node: PredicateNode }[];
    }
  | {
      readonly kind: "additionalProperties";
      readonly node: PredicateNode;
      readonly names: readonly string[];
      readonly patterns: readonly Pattern[];
    }
  | { readonly kind: "propertyNames"; readonly node: PredicateNode }
  | { readonly kind: "minProperties" | "maxProperties"; readonly count: number }
  | { readonly kind: "dependentRequired"; readonly key: string; readonly names: readonly string[] }
  | { readonly kind: "dependentSchemas"; readonly key: string; readonly node: PredicateNode };

/** The option that the value of a property chooses. */
export interface DiscriminatorNode {
  readonly kind: "discriminator";
  readonly property: string;
  readonly cases: readonly DiscriminatorCase[];
  /** Holds for values that choose no option. */
  readonly otherwise: PredicateNode;
}

interface DiscriminatorCase {
  readonly values: readonly Json[];
  readonly node: PredicateNode;
}

interface ConditionNode {
  readonly kind: "condition";
  readonly if: PredicateNode;
  readonly then: PredicateNode;
  readonly else: PredicateNode;
}

/** Another predicate. `isLazy` where following references may not end: then they count towards the depth of a value. */
export interface ReferenceNode {
  readonly kind: "reference";
  readonly key: string;
  readonly isLazy: boolean;
}

/** A schema, and what applies to the properties and items that it does not evaluate. */
export interface UnevaluatedNode {
  readonly kind: "unevaluated";
  readonly base: PredicateNode;
  readonly properties: PredicateNode | undefined;
  readonly items: PredicateNode | undefined;
}

export const ANY_VALUE: PredicateNode = { kind: "anything", isUnstated: false };
export const UNSTATED: PredicateNode = { kind: "anything", isUnstated: true };
export const NO_VALUE: PredicateNode = { kind: "nothing" };

/** The conjunction of some parts; those that are conjunctions are flattened. */
export function allOf(parts: readonly PredicateNode[]): PredicateNode {
  const flat = parts.flatMap((part) => (part.kind === "allOf" ? part.parts : [part]));
  const [first, ...others] = flat;
  return first && others.length === 0 ? first : { kind: "allOf", parts: flat };
}

/** Keys of the other predicates that one calls. */
export function referencesIn(node: PredicateNode): string[] {
  if (node.kind === "reference") return [node.key];
  return Object.values(node).flatMap(within);
}

function within(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(within);
  if (typeof part !== "object" || part === null) return [];
  return "kind" in part ? referencesIn(part as PredicateNode) : Object.values(part).flatMap(within); // only nodes and checks have a kind
}
