import { type CheckNode, partsOfCheck, type ReferenceCheck } from "../../core/checks/check-node.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { typeOfCheck } from "../../core/types/type-of-check.ts";
import type { SchemaNames } from "./names.ts";

/** Place at which an expression is printed. */
export interface Location {
  /** Names of the file. */
  readonly names: SchemaNames;
  /** The schema to which references back are cyclic. */
  readonly owner: SchemaModel | undefined;
  /** True inside of a getter or a function, where names may be used before their declaration. */
  readonly isDeferred: boolean;
  /** False if nobody uses the inferred type of this expression, because an outer one declares its type. */
  readonly isTyped: boolean;
  /** The declared schema, if the expression is for the same value. */
  readonly within: SchemaModel | undefined;
}

/** Returns the location of a declared schema, or of one without a name. */
export function locationIn(names: SchemaNames, schema?: SchemaModel, owner = schema): Location {
  return { names, owner, isDeferred: false, isTyped: true, within: schema };
}

/** Returns the location of another value: a member or an item. */
export function innerLocation(location: Location): Location {
  return { ...location, isTyped: true, within: undefined };
}

/** Returns the location of a part whose type is not used. */
export function untypedLocation(location: Location): Location {
  return { ...location, isTyped: false };
}

/** Returns the type of a check's values, with references by `referenceKey`. */
export function typeIn(check: CheckNode, { within, names }: Location): TypeNode {
  return typeOfCheck(check, { checks: names.run.checks, nameOf: referenceKey, within });
}

/** Returns the check of the target of a reference. */
export function targetIn(reference: ReferenceCheck, { names }: Location): CheckNode {
  return names.run.checks.targetOf(reference);
}

/** True if the schema contains the printed one: it may not be initialized when this code runs. */
export function isCyclic({ target }: ReferenceCheck, { owner, names }: Location): boolean {
  return owner !== undefined && names.run.cycles.connects(owner, target);
}

/** True if a check contains a reference to a schema that contains it. */
export function containsCyclic(check: CheckNode, location: Location): boolean {
  return check.kind === "reference"
    ? isCyclic(check, location)
    : partsOfCheck(check).some((part) => containsCyclic(part, location));
}

/** Returns a key of a reference that does not depend on the file. */
export function referenceKey({ target, reading }: ReferenceCheck): string {
  return `${reading} ${target.location.pointer}`;
}
