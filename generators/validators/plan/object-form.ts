import type { CheckNode } from "../../core/checks/check-node.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { innerLocation, isCyclic, type Location, targetIn, typeIn, untypedLocation } from "./location.ts";
import { planChoice } from "./plan-choice.ts";
import { planConjunction } from "./plan-conjunction.ts";

/** True if the printed schema is a zod object. Where its type is used (`isTyped`), that must be the inferred one. */
export function isObjectForm(check: CheckNode, location: Location): boolean {
  if (check.kind === "object") return true;
  if (check.kind === "reference")
    return location.names.isObject(check) && (location.isDeferred || !isCyclic(check, location));
  if (check.kind !== "allOf") return false;
  const { base, declared } = planConjunction(check, location);
  if (declared && location.isTyped) return false;
  return base.kind === "object" || (base.kind === "one" && isObjectForm(base.check, location));
}

/** True if a schema with a declared type is still an object that has all members of the type. */
export function keepsMembers(check: CheckNode, location: Location): boolean {
  const untyped = untypedLocation(location);
  if (!isObjectForm(check, untyped)) return false;
  const written = new Set(writtenMembers(check, untyped));
  return namesOnly(typeIn(check, location), written, innerLocation(location));
}

/** Returns the member names of a check's object; checks that follow it add none. */
function writtenMembers(check: CheckNode, location: Location): readonly string[] {
  if (check.kind === "object") return check.members.map(({ name }) => name);
  if (check.kind === "reference") return writtenMembers(targetIn(check, location), location);
  if (check.kind !== "allOf") return [];
  const { base } = planConjunction(check, location);
  const pieces = base.kind === "object" ? base.pieces : base.kind === "one" ? [base.check] : [];
  return pieces.flatMap((piece) => writtenMembers(piece, location));
}

/** True for an object type whose members are all in `written`. */
function namesOnly(type: TypeNode, written: ReadonlySet<string>, location: Location): boolean {
  if (type.kind === "intersection")
    return type.members.every((member) => namesOnly(member, written, location));
  if (type.kind === "object")
    return type.index === undefined && type.properties.every(({ name }) => written.has(name));
  if (type.kind !== "reference" || type.of === undefined) return false;
  return namesOnly(typeIn(targetIn(type.of, location), location), written, location);
}

/** True for a check whose expression needs a declared type, because zod infers another one. */
export function needsDeclaredType(check: CheckNode, location: Location): boolean {
  switch (check.kind) {
    case "allOf":
      return planConjunction(check, location).declared !== undefined;
    case "anyOf":
    case "oneOf":
      return planChoice(check, location).declared !== undefined;
    case "unevaluated":
      return needsDeclaredType(check.base, location);
    default:
      return false;
  }
}
