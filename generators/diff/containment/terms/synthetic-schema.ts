import { type Json, type JsonObject, jsonText } from "../../../core/json.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { numberOf } from "./term.ts";

const location = {
  pointer: "",
  locate: () => ({ file: "", line: 0, column: 0, pointer: "" }),
};
const annotations = { extensions: {} as JsonObject };

const known = new Map<string, SchemaModel>();

/** The schema that accepts nothing. */
export const NOTHING: SchemaModel = { location, always: false, annotations };

/** The schema that accepts everything. */
export const EVERYTHING: SchemaModel = { location, always: true, annotations };

/** The schema that accepts every object. */
export const OBJECTS: SchemaModel = { location, types: ["object"], annotations };

/** The schema that accepts every string. */
export const TEXT: SchemaModel = { location, types: ["string"], annotations };

/** Creates a schema of objects with a property. One object per name, so that the number of terms is finite. */
export function having(name: string): SchemaModel {
  return intern(`having ${name}`, { object: { required: [name] } });
}

/** Creates a schema of objects whose property has the value. */
export function valued(name: string, value: Json): SchemaModel {
  const member: SchemaModel = { location, constant: { value }, annotations };
  return intern(`valued ${name} ${jsonText(value)}`, {
    object: { required: [name], properties: new Map([[name, member]]) },
  });
}

/** Creates a schema of objects without a property. */
export function lacking(name: string): SchemaModel {
  return intern(`lacking ${name}`, { object: { properties: new Map([[name, NOTHING]]) } });
}

/** Creates a schema of the values of any or all of the schemas. */
export function combining(keyword: "anyOf" | "allOf", schemas: readonly SchemaModel[]): SchemaModel {
  const [only] = schemas;
  return only && schemas.length === 1
    ? only
    : intern(`${keyword} ${schemas.map(numberOf).join()}`, { [keyword]: schemas });
}

/** Creates a schema of objects with these properties, of which some are required. */
export function describing(
  properties: ReadonlyMap<string, SchemaModel>,
  required: readonly string[] = [],
): SchemaModel {
  const key = [...properties].map(([name, schema]) => `${JSON.stringify(name)} ${numberOf(schema)}`).join();
  return intern(`describing ${key} ${JSON.stringify(required)}`, { object: { properties, required } });
}

type Bounds = Pick<SchemaModel, "number" | "array" | "object" | "anyOf" | "allOf">;

/** Creates a schema of values within bounds. */
export function bounded(bounds: Bounds): SchemaModel {
  return intern(`bounded ${JSON.stringify(bounds)}`, bounds);
}

function intern(key: string, constraints: Bounds): SchemaModel {
  const schema = known.get(key) ?? { location, ...constraints, annotations };
  known.set(key, schema);
  return schema;
}
