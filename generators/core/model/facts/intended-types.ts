import { impliedType } from "./describes.ts";
import { createTypeSearch, ownTypes } from "./types-of.ts";

/**
 * Returns the types that a schema was written for: like `typesOf`, but `properties` without a type imply an object, and
 * `items` an array. The schema may accept values of other types.
 */
export const intendedTypes: ReturnType<typeof createTypeSearch> = createTypeSearch((schema) => {
  const implied = impliedType(schema);
  return implied ? new Set([implied]) : ownTypes(schema);
});
