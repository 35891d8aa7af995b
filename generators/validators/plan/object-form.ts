import type { CheckNode } from "../../core/checks/check-node.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { type Location, typeIn, untypedLocation } from "./location.ts";
import type { SchemaNames } from "./names.ts";
import { planChoice } from "./plan-choice.ts";
import { planConjunction } from "./plan-conjunction.ts";

/** True for a check that becomes an object of zod, with the type that is inferred of it where the type of the place counts. */
export function isObjectForm(check: CheckNode, location: Location, names: SchemaNames): boolean {
  if (check.kind === "object") return true;
  if (check.kind === "reference")
    return names.isObject(check) && (location.isDeferred || !names.isCyclic(check));
  if (check.kind !== "allOf") return false;
  const { base, declared } = planConjunction(check, location, names);
  if (declared && location.isTyped) return false;
  return base.kind === "object" || (base.kind === "one" && isObjectForm(base.check, location, names));
}

/** True where a schema with a declared type is an object all the same, whose members the type names. */
export function keepsMembers(check: CheckNode, location: Location, names: SchemaNames): boolean {
  return (
    namesMembers(typeIn(check, location, names), names) &&
    isObjectForm(check, untypedLocation(location), names)
  );
}

/** True for the type of an object that has no members beside those with a name. */
function namesMembers(type: TypeNode, names: SchemaNames): boolean {
  if (type.kind === "intersection") return type.members.every((member) => namesMembers(member, names));
  if (type.kind !== "reference") return type.kind === "object" && type.index === undefined;
  return type.of !== undefined && namesMembers(typeIn(names.types.targetOf(type.of), ANYWHERE, names), names);
}

const ANYWHERE = { within: undefined };

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
