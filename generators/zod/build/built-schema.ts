import { checked, method, type ZodNode } from "./zod-node.ts";

/** What is printed for a schema, with what is known of the result. */
export interface BuiltSchema {
  readonly node: ZodNode;
  /** Whose methods may follow; `other` has those of every zod schema alone. */
  readonly form: "object" | "other";
  /** True when the inferred type says more than `unknown`. */
  readonly isTyped: boolean;
  /** True for a weakly typed schema: it states no type itself, or requires members that another part describes. */
  readonly isWeaklyTyped?: boolean;
}

/** A schema that infers a type. */
export function typed(node: ZodNode, form: BuiltSchema["form"] = "other"): BuiltSchema {
  return { node, form, isTyped: true };
}

/** A schema that checks values without inferring a type. */
export function untyped(node: ZodNode): BuiltSchema {
  return { node, form: "other", isTyped: false };
}

/** The same schema, marked as weakly typed if it is. */
export function weaklyTyped(schema: BuiltSchema, isWeaklyTyped: boolean): BuiltSchema {
  return isWeaklyTyped ? { ...schema, isWeaklyTyped } : schema;
}

/** The schema followed by checks. */
export function withChecks(schema: BuiltSchema, checks: readonly ZodNode[]): BuiltSchema {
  return { ...schema, node: checked(schema.node, checks) };
}

/** The schema, or null. */
export function nullable(schema: BuiltSchema): BuiltSchema {
  return { ...schema, form: "other", node: method(schema.node, "nullable") };
}
