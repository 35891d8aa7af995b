import { atTest } from "../model/int64.ts";
import { reachable } from "../model/reading/direction.ts";
import { schemaChildren } from "../model/schema-children.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { buildCheck } from "./build-check.ts";
import { ABSENT, ANYTHING, type ArrayCheck, type CheckNode, type ContainsCheck } from "./check-node.ts";
import { type CheckScope, innerScope, isLoosened, plainScope } from "./scope.ts";

/** Returns the check of an array, or of a tuple if the schema has `prefixItems`. */
export function arrayCheck(schema: SchemaModel, scope: CheckScope): ArrayCheck {
  const { prefixItems, items, minItems = 0, maxItems, uniqueItems = false, contains } = schema.array ?? {};
  const build = (item: SchemaModel): CheckNode => buildCheck(item, innerScope(item, scope));
  return {
    kind: "array",
    prefixItems: prefixItems?.length ? prefixItems.map(build) : undefined,
    items: items ? build(items) : absentCheck(schema, scope),
    minItems,
    maxItems,
    uniqueItems,
    contains: contains && containsCheck(contains, schema, scope),
    isCircular: prefixItems !== undefined && containsItself(schema),
  };
}

/** Accepts anything. For `unevaluated…`, an absent schema differs from one that accepts anything. */
export function absentCheck(schema: Pick<SchemaModel, "location">, { context }: CheckScope): CheckNode {
  return context.isEvaluated(schema) ? ABSENT : ANYTHING;
}

function containsCheck(contains: SchemaModel, { array }: SchemaModel, outer: CheckScope): ContainsCheck {
  const scope = atTest(innerScope(contains, outer));
  const { minContains, maxContains } = array ?? {};
  const isCounted = maxContains !== undefined && isLoosened(contains, scope);
  return {
    item: buildCheck(contains, scope),
    minContains,
    maxContains,
    counted: isCounted ? buildCheck(contains, plainScope(scope)) : undefined,
  };
}

/** True if a schema inside of the schema refers to the schema. */
function containsItself(schema: SchemaModel): boolean {
  return [...reachable(schemaChildren(schema))].some(({ location }) => location === schema.location);
}
