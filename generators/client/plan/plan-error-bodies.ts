import type { ApiModel } from "../../core/model/api-model.ts";
import { errorsOf, jsonSchemasOf } from "../../core/model/facts/described-responses.ts";
import { objectShape } from "../../core/model/facts/object-shape.ts";
import { typesOf } from "../../core/model/facts/types-of.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { requiresPath } from "./requires-path.ts";

/** The member that identifies an error of the service; the runtime's default. */
const CODE = "code";

/**
 * Returns lists of member names: a JSON object with all names of one list is a described error. Empty if all errors
 * have a code, or none is described.
 */
export function planErrorBodies({ operations }: Pick<ApiModel, "operations">): string[][] {
  const schemas = new Set(operations.flatMap(({ responses }) => jsonSchemasOf(errorsOf(responses))));
  const lists = new Map([...schemas].flatMap(namesOf).map((names) => [JSON.stringify(names), names]));
  // An object with all names of a list has those of a shorter one as well.
  return [...lists.values()].filter(
    (names) =>
      ![...lists.values()].some(
        (other) => other.length < names.length && other.every((name) => names.includes(name)),
      ),
  );
}

/** Returns the required names of an error; if none is required, each name alone. */
function namesOf(schema: SchemaModel): string[][] {
  const properties = objectShape(schema)?.properties ?? new Map<string, SchemaModel>();
  const required = [...properties.keys()].filter((name) => requiresPath(schema, [name])).sort();
  const code = properties.get(CODE);
  if (code && required.includes(CODE) && [...typesOf(code)].join() === "string") return [];
  return required.length > 0 ? [required] : [...properties.keys()].sort().map((name) => [name]);
}
