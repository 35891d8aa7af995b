import type { CheckNode } from "../../core/checks/check-node.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { TypeNode } from "../../core/types/type-node.ts";
import { type TypeScope, typeOfCheck } from "../../core/types/type-of-check.ts";
import { referenceKey, type SchemaNames } from "./names.ts";

/** Place at which an expression is printed. */
export interface Location {
  /** True inside of a getter or a function, where names that are declared later may stand. */
  readonly isDeferred: boolean;
  /** True where the type of an expression is that of its check. False inside of one whose type is declared. */
  readonly isTyped: boolean;
  /** The schema that is declared, where the expression is for the same value. */
  readonly within: SchemaModel | undefined;
}

/** The place of a schema that is declared, or of one without a name. */
export function locationOf(schema: SchemaModel | undefined): Location {
  return { isDeferred: false, isTyped: true, within: schema };
}

/** The place of another value: a member, an item. */
export function innerLocation(location: Location): Location {
  return { ...location, isTyped: true, within: undefined };
}

/** The place of a part whose type does not count. */
export function untypedLocation(location: Location): Location {
  return { ...location, isTyped: false };
}

/** The type of the values of a check, with references by `referenceKey`. */
export function typeIn(
  check: CheckNode,
  { within }: Pick<Location, "within">,
  names: Pick<SchemaNames, "types">,
): TypeNode {
  const scope: TypeScope = { ...names.types, nameOf: referenceKey, within };
  return typeOfCheck(check, scope);
}
