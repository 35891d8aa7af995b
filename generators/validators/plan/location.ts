import type { CheckNode } from "../../core/checks/check-node.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { type TypeScope, typeOfCheck } from "../../core/types/type-of-check.ts";
import { referenceKey, type SchemaNames } from "./names.ts";

/** Place at which an expression is printed. */
export interface Location {
  /** True inside of a getter or a function, where names may be used before their declaration. */
  readonly isDeferred: boolean;
  /** False if nobody uses the inferred type of this expression, because an outer one declares its type. */
  readonly isTyped: boolean;
  /** The declared schema, if the expression is for the same value. */
  readonly within: SchemaModel | undefined;
}

/** Returns the location of a declared schema, or of one without a name. */
export function locationOf(schema: SchemaModel | undefined): Location {
  return { isDeferred: false, isTyped: true, within: schema };
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
export function typeIn(
  check: CheckNode,
  { within }: Pick<Location, "within">,
  names: Pick<SchemaNames, "types">,
): TypeNode {
  const scope: TypeScope = { ...names.types, nameOf: referenceKey, within };
  return typeOfCheck(check, scope);
}
