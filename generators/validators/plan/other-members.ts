import { isDeepStrictEqual } from "node:util";
import { ABSENT, ANYTHING, type CheckNode, type ObjectCheck } from "../../core/checks/check-node.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { innerLocation, type Location, typeIn } from "./location.ts";

/** Check of members without a name in zod's object. */
export interface OtherMembers {
  readonly check: CheckNode;
  /** Their declared type; undefined if it is inferred from the check. */
  readonly declared: TypeNode | undefined;
}

/** Treatment of other members by an object of zod: accepts or rejects all, or checks them. */
export type ObjectRest =
  | { readonly kind: "unstated" | "closed" | "loose" }
  | { readonly kind: "catchall"; readonly others: OtherMembers }
  | { readonly kind: "record"; readonly others: OtherMembers };

/** Returns how members without a name are treated. Patterns use a separate check; without names, it is a record. */
export function objectRest(check: ObjectCheck, location: Location): ObjectRest {
  if (namelessOf(check)?.kind === "nothing") return { kind: "closed" };
  const index = indexOf(check, location);
  const others = othersOf(check, index, location);
  if (check.members.length === 0) return { kind: "record", others };
  if (!index) return { kind: "unstated" };
  const isLoose = others.check.kind === "anything" && !others.check.isAbsent && !others.declared;
  return isLoose ? { kind: "loose" } : { kind: "catchall", others };
}

function indexOf(check: ObjectCheck, location: Location): TypeNode | undefined {
  const { additionalProperties, patternProperties, forbidsUnevaluated } = check;
  if (!additionalProperties && patternProperties.length === 0 && forbidsUnevaluated === undefined)
    return undefined;
  const type = typeIn(check, location);
  return type.kind === "object" ? type.index : undefined;
}

function othersOf(object: ObjectCheck, index: TypeNode | undefined, location: Location): OtherMembers {
  const check = namelessOf(object) ?? (object.isEvaluated ? ABSENT : ANYTHING);
  if (!index) return { check, declared: undefined };
  const isInferred = isDeepStrictEqual(typeIn(check, innerLocation(location)), index);
  return { check, declared: isInferred ? undefined : index };
}

/** Returns the check of members without a name; patterns have a separate one. */
function namelessOf({ patternProperties, additionalProperties }: ObjectCheck): CheckNode | undefined {
  return patternProperties.length > 0 ? undefined : additionalProperties;
}
