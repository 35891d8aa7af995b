import type { Annotations, SchemaModel } from "../../../../core/model/schema-model.ts";
import { reachedFrom } from "../../../../core/reached-from.ts";
import { remembered } from "../../../../core/remembered.ts";
import { createReach, createView, type SchemaView } from "./rebuild-schema.ts";

/** Creates views of schemas by direction, without the properties that do not travel in it. */
export function createDirectionalViews(): Readonly<Record<Travel, SchemaView>> {
  const mayDiffer = createReach((schema) => lacks(schema, "request") || lacks(schema, "response"));
  const viewOf = (direction: Travel): SchemaView => {
    const view = createView(
      (schema) => lacks(schema, direction),
      (schema) => withoutProperties(schema, direction),
    );
    return (schema) => (mayDiffer(schema) ? view(schema) : schema); // most schemas are the same in both
  };
  return { request: viewOf("request"), response: viewOf("response") };
}

function lacks({ object }: SchemaModel, direction: Travel): boolean {
  for (const property of object?.properties?.values() ?? []) if (!travels(property, direction)) return true;
  return false;
}

/** Removes properties that do not travel from `properties`, `required` and `dependentRequired`. */
function withoutProperties({ object = {}, ...schema }: SchemaModel, direction: Travel): SchemaModel {
  const { properties = new Map<string, SchemaModel>(), required, dependentRequired } = object;
  const isAbsent = (name: string) => {
    const property = properties.get(name);
    return property !== undefined && !travels(property, direction);
  };
  const remaining = (names: readonly string[]) => names.filter((name) => !isAbsent(name));
  const dependent = [...(dependentRequired ?? [])].map(
    ([name, needed]) => [name, remaining(needed)] as const,
  );
  return {
    ...schema,
    object: {
      ...object,
      properties: new Map([...properties].filter(([name]) => !isAbsent(name))),
      ...(required && { required: remaining(required) }),
      ...(dependentRequired && { dependentRequired: new Map(dependent) }),
    },
  };
}

/** Direction of a value. Events are responses. */
export type Travel = "request" | "response";

/** True if a property is sent in a direction: `readOnly` ones in responses only, `writeOnly` ones in requests only. */
export function travels(schema: SchemaModel, direction: Travel): boolean {
  return !marksOf(schema)[direction === "request" ? "readOnly" : "writeOnly"];
}

type Marks = Pick<Annotations, "readOnly" | "writeOnly">;

/** Returns the annotations of a schema, and of its reference and its `allOf`. */
function marksOf(schema: SchemaModel): Marks {
  return schema.reference || schema.allOf ? inheritedMarks(schema) : schema.annotations;
}

const inheritedMarks = remembered((schema: SchemaModel): Marks => {
  const parts = reachedFrom([schema], ({ reference, allOf = [] }) =>
    reference ? [reference.target, ...allOf] : allOf,
  );
  const has = (mark: keyof Marks) => [...parts].some(({ annotations }) => annotations[mark] === true);
  return { readOnly: has("readOnly"), writeOnly: has("writeOnly") };
});
