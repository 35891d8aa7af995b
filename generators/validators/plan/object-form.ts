import type { CheckNode } from "../../core/checks/check-node.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { type Location, typeIn, untypedLocation } from "./location.ts";
import type { SchemaNames } from "./names.ts";
import { planChoice } from "./plan-choice.ts";
import { planConjunction } from "./plan-conjunction.ts";

/** True if the printed schema is a zod object. Where its type is used (`isTyped`), that must be the inferred one. */
export function isObjectForm(check: CheckNode, location: Location, names: SchemaNames): boolean {
  if (check.kind === "object") return true;
  if (check.kind === "reference")
    return names.isObject(check) && (location.isDeferred || !names.isCyclic(check));
  if (check.kind !== "allOf") return false;
  const { base, declared } = planConjunction(check, location, names);
  if (declared && location.isTyped) return false;
  return base.kind === "object" || (base.kind === "one" && isObjectForm(base.check, location, names));
}

/** True if a schema with a declared type is still an object that has all members of the type. */
export function keepsMembers(check: CheckNode, location: Location, names: SchemaNames): boolean {
  const untyped = untypedLocation(location);
  if (!isObjectForm(check, untyped, names)) return false;
  const written = new Set(writtenMembers(check, untyped, names));
  return namesOnly(typeIn(check, location, names), written, names);
}

/** Returns the member names of a check's object; checks that follow it add none. */
function writtenMembers(check: CheckNode, location: Location, names: SchemaNames): readonly string[] {
  if (check.kind === "object") return check.members.map(({ name }) => name);
  if (check.kind === "reference") return writtenMembers(names.types.targetOf(check), location, names);
  if (check.kind !== "allOf") return [];
  const { base } = planConjunction(check, location, names);
  const pieces = base.kind === "object" ? base.pieces : base.kind === "one" ? [base.check] : [];
  return pieces.flatMap((piece) => writtenMembers(piece, location, names));
}

/** True for an object type whose members are all in `written`. */
function namesOnly(type: TypeNode, written: ReadonlySet<string>, names: SchemaNames): boolean {
  if (type.kind === "intersection") return type.members.every((member) => namesOnly(member, written, names));
  if (type.kind === "object")
    return type.index === undefined && type.properties.every(({ name }) => written.has(name));
  if (type.kind !== "reference" || type.of === undefined) return false;
  return namesOnly(typeIn(names.types.targetOf(type.of), ANYWHERE, names), written, names);
}

const ANYWHERE = { within: undefined };

/** True for a check whose expression needs a declared type, because zod infers another one. */
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
