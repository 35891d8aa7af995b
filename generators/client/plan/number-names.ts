import type { OperationModel } from "../../core/model/api-model.ts";
import { conjuncts } from "../../core/model/facts/conjuncts.ts";
import { successesOf } from "../../core/model/facts/described-responses.ts";
import { ALL_TYPES, typesOf } from "../../core/model/facts/types-of.ts";
import { present } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/**
 * Returns names of numeric members of successful responses, which a string cannot replace. `*` means members with any
 * name, an empty name the response itself and its items.
 */
export function numberNames({ responses }: OperationModel): string[] {
  const search: Search = { found: new Set(), seen: new Map() };
  for (const { content } of successesOf(responses))
    for (const { schema } of content) if (schema) declare("", schema, search);
  return [...search.found];
}

interface Search {
  readonly found: Set<string>;
  /** Names under which a schema was already visited. */
  readonly seen: Map<SchemaModel, Set<string>>;
}

/** Visits the schema of a member and adds its name if it is numeric. */
function declare(name: string, schema: SchemaModel, search: Search): void {
  const types = typesOf(schema);
  if (types.has("number") && !types.has("string") && types.size < ALL_TYPES.size) search.found.add(name);
  explore(name, schema, search);
}

/** Visits the members and items of a schema, and the schemas that apply to the same value. */
function explore(name: string, schema: SchemaModel, search: Search): void {
  const names = search.seen.get(schema) ?? new Set();
  if (names.has(name)) return;
  search.seen.set(schema, names.add(name));
  const { object, array, anyOf = [], oneOf = [] } = schema;
  for (const [property, member] of object?.properties ?? []) declare(property, member, search);
  for (const member of [
    ...(object?.patternProperties?.values() ?? []),
    ...present([object?.additionalProperties]),
  ])
    declare("*", member, search);
  for (const item of present([...(array?.prefixItems ?? []), array?.items])) declare(name, item, search);
  for (const part of [...conjuncts(schema), ...anyOf, ...oneOf]) explore(name, part, search);
}
