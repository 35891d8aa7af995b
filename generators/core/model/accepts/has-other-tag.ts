import { getOwn, isObject } from "../../json.ts";
import type { SchemaModel } from "../schema-model.ts";

/** A property with a few allowed values, such as `type` in most unions, which distinguishes their branches. */
interface Tag {
  readonly name: string;
  readonly values: ReadonlySet<unknown>;
}

const NONE: readonly Tag[] = [];
const known = new WeakMap<SchemaModel, readonly Tag[]>();

/**
 * True if a tag of the object has a value that the schema does not allow: branches of a large union are then skipped
 * without evaluating the rest. If false, the schema may still reject the value.
 */
export function hasOtherTag(schema: SchemaModel, value: unknown): boolean {
  if (!isObject(value)) return false;
  for (const { name, values } of tagsOf(schema)) {
    const own = getOwn(value, name);
    if (typeof own === "string" && !values.has(own)) return true;
  }
  return false;
}

/** Returns the tags of the schema, its references and its `allOf`; cyclic schemas have none. */
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
