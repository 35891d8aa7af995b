import type { ObjectConstraints, SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import { inPlace } from "./in-place.ts";
import { acceptsAnything } from "./object-facts.ts";

/** True if two schemas may depend on each other: they constrain the same properties, or more than named ones. */
export function isRelated(left: SchemaModel, right: SchemaModel): boolean {
  const [names, others] = [constrainedNames(left), constrainedNames(right)];
  if (!names || !others) return true;
  for (const name of names) if (others.has(name)) return true;
  return false;
}

/** Returns the schemas that are related to one, directly or through others. */
export function connectedTo(schema: SchemaModel, others: Iterable<SchemaModel>): ReadonlySet<SchemaModel> {
  const connected = new Set([schema]);
  const left = new Set(others);
  for (const one of connected) {
    for (const other of left) {
      if (!isRelated(one, other)) continue;
      connected.add(other);
      left.delete(other);
    }
  }
  return connected;
}

/** Returns the names of the properties that a schema constrains; undefined if it constrains others, too. */
export const constrainedNames = remembered((schema: SchemaModel): ReadonlySet<string> | undefined => {
  const names = new Set<string>();
  for (const part of inPlace(schema)) {
    const { string, number, array, constant, enumeration, not, object = {} } = part;
    if (string || number || array || constant || enumeration || constrainsOthers(object)) return undefined;
    const negated = not ? constrainedNames(not) : [];
    if (!negated) return undefined;
    for (const name of [...negated, ...namesIn(object)]) names.add(name);
  }
  return names;
});

function constrainsOthers(object: ObjectConstraints): boolean {
  const { properties: _, required: __, dependentRequired: ___, dependentSchemas: ____, ...others } = object;
  return Object.keys(others).length > 0;
}

function namesIn({
  properties,
  required = [],
  dependentRequired,
  dependentSchemas,
}: ObjectConstraints): string[] {
  const lists = [...(dependentRequired ?? [])].flatMap(([name, needed]) => [name, ...needed]);
  return [...(properties?.keys() ?? []), ...required, ...lists, ...(dependentSchemas?.keys() ?? [])];
}

/** True if a schema describes only named properties of objects, and no items of lists. */
export function describesNamesOnly(schema: SchemaModel): boolean {
  for (const { object = {}, array = {} } of inPlace(schema)) {
    const { patternProperties, additionalProperties, unevaluatedProperties } = object;
    if (patternProperties || array.items || array.prefixItems || array.unevaluatedItems) return false;
    for (const rest of [additionalProperties, unevaluatedProperties])
      if (rest && rest.always !== false && !acceptsAnything(rest)) return false;
  }
  return true;
}

/** True if a schema describes something inside objects or lists. */
export function describesInside(schema: SchemaModel): boolean {
  for (const { object, array } of inPlace(schema)) if (object || array) return true;
  return false;
}

/** Returns the schemas of each described property, in all branches. */
export function describedIn(schemas: readonly SchemaModel[]): ReadonlyMap<string, readonly SchemaModel[]> {
  const found = new Map<string, SchemaModel[]>();
  for (const part of new Set(schemas.flatMap((schema) => [...inPlace(schema)]))) {
    for (const [name, schema] of part.object?.properties ?? []) {
      found.set(name, [...(found.get(name) ?? []), schema]);
    }
  }
  return found;
}
