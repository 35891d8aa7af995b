import { call } from "../layout/layout.ts";

/** A zod schema as code. */
export interface Expression {
  readonly code: string;
  /** Whose methods may follow; `other` has those of every zod schema alone. */
  readonly form: "object" | "other";
  /** True when the inferred type says more than `unknown`. */
  readonly isTyped: boolean;
  /** True for a weakly typed schema: it states no type itself, or requires members that another part describes. */
  readonly isWeaklyTyped?: boolean;
}

/** A schema that infers a type. */
export function typed(code: string, form: Expression["form"] = "other"): Expression {
  return { code, form, isTyped: true };
}

/** A schema that checks values without inferring a type. */
export function untyped(code: string): Expression {
  return { code, form: "other", isTyped: false };
}

/** True for the schema that accepts everything. */
export function isUnknown({ code }: Expression): boolean {
  return /^z_*\.unknown\(\)$/.test(code);
}

/** The same schema, marked as weakly typed if it is. */
export function weaklyTyped(expression: Expression, isWeaklyTyped: boolean): Expression {
  return isWeaklyTyped ? { ...expression, isWeaklyTyped } : expression;
}

/** The schema followed by checks. */
export function withChecks(expression: Expression, checks: readonly string[]): Expression {
  if (checks.length === 0) return expression;
  return { ...expression, code: call(`${expression.code}.check`, ...checks) };
}

/** The schema, or null. */
export function nullable(expression: Expression): Expression {
  return { ...expression, form: "other", code: `${expression.code}.nullable()` };
}
