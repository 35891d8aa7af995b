import { quote } from "../../core/emit/text.ts";
import type { Choice } from "../../core/types/discriminated-branch.ts";
import { call, list, objectLiteral } from "../layout/layout.ts";
import type { Expression } from "./expression.ts";
import type { Scope } from "./scope.ts";

/** A schema with the values by which a discriminator chooses it, in its type alone. */
export function chosen(expression: Expression, choice: Choice | undefined, { module }: Scope): Expression {
  if (!choice || !expression.isTyped) return expression;
  const values = objectLiteral([{ key: choice.propertyName, value: list(choice.values.map(quote)) }], {
    compact: true,
  });
  return { ...expression, code: call(module.runtime("chosenBy"), expression.code, values) };
}
