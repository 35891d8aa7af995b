import type { CheckNode } from "../../core/checks/check-node.ts";
import type { SchemaNames } from "../print/names.ts";
import type { Place } from "./place.ts";
import { planChoice } from "./plan-choice.ts";
import { planConjunction } from "./plan-conjunction.ts";

/** True for a check whose expression must be declared with its type: zod infers another one. */
export function needsDeclaredType(check: CheckNode, place: Place, names: SchemaNames): boolean {
  switch (check.kind) {
    case "allOf":
      return planConjunction(check, place, names).declared !== undefined;
    case "anyOf":
    case "oneOf":
      return planChoice(check, place, names).declared !== undefined;
    case "unevaluated":
      return needsDeclaredType(check.base, place, names);
    default:
      return false;
  }
}
