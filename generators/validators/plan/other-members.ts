import { isDeepStrictEqual } from "node:util";
import { ABSENT, ANYTHING, type CheckNode, type ObjectCheck } from "../../core/checks/check-node.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { innerLocation, type Location, typeIn } from "./location.ts";
import type { SchemaNames } from "./names.ts";

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
export function objectRest(check: ObjectCheck, location: Location, names: SchemaNames): ObjectRest {
  const others = check.patternProperties.length > 0 ? undefined : check.additionalProperties;
  if (others?.kind === "nothing") return { kind: "closed" };
  const index = indexOf(check, location, names);
  if (check.members.length === 0)
    return { kind: "record", others: othersOf(check, others, { index, location, names }) };
  if (!index) return { kind: "unstated" };
  const inner = othersOf(check, others, { index, location, names });
  const isLoose = inner.check.kind === "anything" && !inner.check.isAbsent && !inner.declared;
  return isLoose ? { kind: "loose" } : { kind: "catchall", others: inner };
}

function indexOf(check: ObjectCheck, location: Location, names: SchemaNames): TypeNode | undefined {
  const { additionalProperties, patternProperties, forbidsUnevaluated } = check;
  if (!additionalProperties && patternProperties.length === 0 && forbidsUnevaluated === undefined)
    return undefined;
  const type = typeIn(check, location, names);
  return type.kind === "object" ? type.index : undefined;
}

function othersOf(
  { isEvaluated }: ObjectCheck,
  others: CheckNode | undefined,
  {
    index,
    location,
    names,
  }: { readonly index: TypeNode | undefined; readonly location: Location; readonly names: SchemaNames },
): OtherMembers {
  const check = others ?? (isEvaluated ? ABSENT : ANYTHING);
  if (!index) return { check, declared: undefined };
  const isInferred = isDeepStrictEqual(typeIn(check, innerLocation(location), names), index);
  return { check, declared: isInferred ? undefined : index };
}
