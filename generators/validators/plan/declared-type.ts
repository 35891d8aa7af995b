import type { CheckNode } from "../../core/checks/check-node.ts";
import type { Location } from "./location.ts";
import type { SchemaNames } from "./names.ts";
import { planChoice } from "./plan-choice.ts";
import { planConjunction } from "./plan-conjunction.ts";

/** True for a check whose expression must be declared with its type: zod infers another one. */
export function needsDeclaredType(check: CheckNode, location: Location, names: SchemaNames): boolean {
  switch (check.kind) {
    case "allOf":
      return planConjunction(check, location, names).declared !== undefined;
    case "anyOf":
    case "oneOf":
      return planChoice(check, location, names).declared !== undefined;
    case "unevaluated":
      return needsDeclaredType(check.base, location, names);
    default:
      return false;
  }
}
