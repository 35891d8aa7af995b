/** A condition as code. */
export type Expression =
  /** `yes` is the condition, `no` its negation. */
  | { readonly kind: "atom"; readonly yes: string; readonly no: string }
  | { readonly kind: "all"; readonly parts: readonly Expression[] }
  | { readonly kind: "any"; readonly parts: readonly Expression[] };

export const TRUE: Expression = { kind: "all", parts: [] };
export const FALSE: Expression = { kind: "any", parts: [] };

/** Creates a call or a name, which `!` negates. */
export function atom(yes: string, no: string = `!${yes}`): Expression {
  return { kind: "atom", yes, no };
}

export function all(parts: readonly Expression[]): Expression {
  return joined("all", parts);
}

export function any(parts: readonly Expression[]): Expression {
  return joined("any", parts);
}

function joined(kind: "all" | "any", parts: readonly Expression[]): Expression {
  const flat = parts.flatMap((part) => (part.kind === kind ? part.parts : [part]));
  // `true` makes a whole `||` true, `false` a whole `&&` false.
  const decided = flat.find((part) => part.kind !== "atom" && part.kind !== kind && part.parts.length === 0);
  if (decided) return decided;
  const [first, ...others] = flat;
  return first && others.length === 0 ? first : { kind, parts: flat };
}

export function not(expression: Expression): Expression {
  if (expression.kind === "atom") return { kind: "atom", yes: expression.no, no: expression.yes };
  const parts = expression.parts.map(not);
  return { kind: expression.kind === "all" ? "any" : "all", parts };
}

/** Prints the condition as TypeScript. */
export function print(expression: Expression): string {
  if (expression.kind === "atom") return expression.yes;
  const { kind, parts } = expression;
  if (parts.length === 0) return kind === "all" ? "true" : "false";
  return parts
    .map((part) => (part.kind === "atom" || part.parts.length === 0 ? print(part) : `(${print(part)})`))
    .join(kind === "all" ? " && " : " || ");
}
