import { getOwn, isObject } from "../../json.ts";
import type { SchemaModel } from "../schema-model.ts";

/** A property with a few allowed values, as `type` in most unions, which distinguishes their branches. */
interface Tag {
  readonly name: string;
  readonly values: ReadonlySet<unknown>;
}

const NONE: readonly Tag[] = [];
const known = new WeakMap<SchemaModel, readonly Tag[]>();

/**
 * True when a string in an object is none that the schema allows there: branches of a large union are then skipped without
 * evaluating the rest. When false, the schema may still reject the value.
 */
export function hasOtherTag(schema: SchemaModel, value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const { name, values } of tagsOf(schema)) {
    const own = getOwn(value, name);
    if (typeof own === "string" && !values.has(own)) return true;
  }
  return false;
}

/** The tags of the schema, of what it refers to and of its `allOf`; what leads back to itself has none on the way. */
function tagsOf(schema: SchemaModel): readonly Tag[] {
  const found = known.get(schema);
  if (found) return found;
  known.set(schema, NONE);
  const { allOf = [], reference } = schema;
  const others = reference ? [...allOf, reference.target] : allOf;
  const tags = [...ownTags(schema), ...others.flatMap(tagsOf)];
  known.set(schema, tags);
  return tags;
}

function ownTags({ object }: SchemaModel): readonly Tag[] {
  if (!object?.properties) return NONE;
  return [...object.properties].flatMap(([name, { constant, enumeration }]) => {
    const listed = constant ? [constant.value] : enumeration;
    return listed ? [{ name, values: new Set<unknown>(listed) }] : [];
  });
}
