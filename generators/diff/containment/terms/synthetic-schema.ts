import type { Json, JsonObject } from "../../../core/json.ts";
import type { ObjectConstraints, SchemaModel } from "../../../core/model/schema-model.ts";

const place = {
  pointer: "",
  locate: () => ({ file: "", line: 0, column: 0, pointer: "" }),
};
const annotations = { extensions: {} as JsonObject };

const known = new Map<string, SchemaModel>();

/** The schema that accepts nothing. */
export const NOTHING: SchemaModel = { place, always: false, annotations };

/** The schema that accepts every string. */
export const TEXT: SchemaModel = { place, types: ["string"], annotations };

/** A schema that no document holds: objects that have a property. One object per name, so that terms stay finite. */
export function having(name: string): SchemaModel {
  return intern(`having ${name}`, { required: [name] });
}

/** Objects whose property, where it is there, has one of the values. */
export function valued(name: string, value: Json): SchemaModel {
  const member: SchemaModel = { place, constant: { value }, annotations };
  return intern(`valued ${name} ${JSON.stringify(value)}`, {
    required: [name],
    properties: new Map([[name, member]]),
  });
}

/** Objects without a property. */
export function lacking(name: string): SchemaModel {
  return intern(`lacking ${name}`, { properties: new Map([[name, NOTHING]]) });
}

function intern(key: string, object: ObjectConstraints): SchemaModel {
  const schema = known.get(key) ?? { place, object, annotations };
  known.set(key, schema);
  return schema;
}
