import type { Json } from "../../json.ts";
import { schemasOfProperty } from "../accepts/object.ts";
import { present } from "../schema-children.ts";
import type { ObjectConstraints, SchemaModel } from "../schema-model.ts";
import { hasConstraints, type Parts } from "./parts-of.ts";
import { stringsOfPattern } from "./strings-of-pattern.ts";
import { allOf, firstOf, type ValueContext } from "./value-context.ts";

/** Maximum number of members. */
const MOST_MEMBERS = 1000;

/** Makes an object with the wanted members that can be made; nothing if a required one cannot. */
export function* makeObjects(parts: Parts, context: ValueContext): Generator<Json> {
  const objects = parts.flatMap(({ object }) => (object ? [object] : []));
  const required = requiredNames(objects);
  const entries = new Map<string, Json>();
  const add = (name: string) => {
    const value = firstOf(valuesOf(membersAt(objects, name), name, context));
    if (value !== undefined) entries.set(name, value);
  };
  for (const name of orderedNames(objects, required, context)) {
    add(name);
    if (required.has(name) && !entries.has(name)) return;
  }
  const least = Math.max(0, ...objects.map(({ minProperties = 0 }) => minProperties));
  if (least > MOST_MEMBERS) return;
  for (const name of spareNames(objects, context, least)) {
    if (entries.size >= least) break;
    if (!entries.has(name)) add(name);
  }
  yield Object.fromEntries(entries);
}

/** Returns the required names, and the names that those require. */
function requiredNames(objects: readonly ObjectConstraints[]): ReadonlySet<string> {
  const names = new Set(objects.flatMap(({ required = [] }) => required));
  for (const name of names) // a set iterates over items added meanwhile
    for (const { dependentRequired } of objects)
      for (const also of dependentRequired?.get(name) ?? []) names.add(also);
  return names;
}

/** The names in document order; optional ones that only the other side sends are skipped. */
function orderedNames(
  objects: readonly ObjectConstraints[],
  required: ReadonlySet<string>,
  { members, unsent }: ValueContext,
): string[] {
  const described = objects.flatMap(({ properties = new Map<string, SchemaModel>() }) => [...properties]);
  const shown = described.filter(
    ([name, schema]) =>
      required.has(name) || (members === "all" && !schema.annotations[unsent] && hasConstraints(schema)),
  );
  const most = Math.min(MOST_MEMBERS, ...objects.map(({ maxProperties = MOST_MEMBERS }) => maxProperties));
  const names = [...new Set([...shown.map(([name]) => name), ...required])];
  const optional = names.filter((name) => !required.has(name)).slice(0, Math.max(0, most - required.size));
  return names.filter((name) => required.has(name) || optional.includes(name));
}

/** The schemas that apply to a member. */
function membersAt(objects: readonly ObjectConstraints[], name: string): SchemaModel | undefined {
  return allOf(
    objects.flatMap((object) => {
      const schemas = schemasOfProperty(object, name);
      return schemas.length > 0 ? schemas : present([object.unevaluatedProperties]);
    }),
  );
}

function valuesOf(schema: SchemaModel | undefined, name: string, context: ValueContext): Iterable<Json> {
  return schema ? context.values(schema, name) : [context.free];
}

/** Names for required but unnamed members. */
function* spareNames(
  objects: readonly ObjectConstraints[],
  context: ValueContext,
  count: number,
): Generator<string> {
  if (count === 0) return;
  yield* objects.flatMap(({ properties }) => [...(properties?.keys() ?? [])]);
  for (const { patternProperties, propertyNames } of objects) {
    for (const pattern of patternProperties?.keys() ?? []) yield* stringsOfPattern(pattern);
    for (const name of propertyNames ? context.values(propertyNames) : [])
      if (typeof name === "string") yield name;
  }
  for (let index = 1; index <= count; index += 1) yield `property${index}`;
}
