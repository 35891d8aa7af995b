import { typesOf } from "../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** True if every object that a schema accepts has a value at a path of property names. */
export function requiresPath(
  schema: SchemaModel,
  path: readonly string[],
  seen: readonly SchemaModel[] = [],
): boolean {
  const [name, ...rest] = path;
  if (name === undefined) return true;
  if (seen.includes(schema)) return false;
  const { object, reference, allOf = [], anyOf, oneOf } = schema;
  const within = (part: SchemaModel): boolean => requiresPath(part, path, [...seen, schema]);
  const property = object?.properties?.get(name);
  const isOwn =
    object?.required?.includes(name) === true &&
    (rest.length === 0 || (property && requiresPath(property, rest)));
  const isChosen = [anyOf, oneOf].some((branches) => {
    const objects = branches?.filter((branch) => typesOf(branch).has("object")) ?? [];
    return objects.length > 0 && objects.every(within);
  });
  return isOwn === true || isChosen || [reference?.target, ...allOf].some((part) => part && within(part));
}
