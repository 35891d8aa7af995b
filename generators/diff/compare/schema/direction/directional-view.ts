import type { Annotations, SchemaModel } from "../../../../core/model/schema-model.ts";
import { reachedFrom } from "../../../../core/reached-from.ts";
import { remembered } from "../../../../core/remembered.ts";
import { createView, type SchemaView } from "./rebuild-schema.ts";

/** Creates views of schemas by direction, without the properties that do not travel in it. */
export function createDirectionalViews(): Readonly<Record<Travel, SchemaView>> {
  const viewOf = (direction: Travel) =>
    createView(
      (schema) => schema.object !== undefined && absentFrom(schema, direction).size > 0,
      (schema) => withoutProperties(schema, absentFrom(schema, direction)),
    );
  return { request: viewOf("request"), response: viewOf("response") };
}

/** Returns the names of the properties that do not travel in a direction. */
function absentFrom({ object }: SchemaModel, direction: Travel): ReadonlySet<string> {
  const properties = [...(object?.properties ?? [])];
  return new Set(properties.filter(([, schema]) => !travels(schema, direction)).map(([name]) => name));
}

/** Removes properties from `properties`, `required` and `dependentRequired`. */
function withoutProperties(
  { object = {}, ...schema }: SchemaModel,
  absent: ReadonlySet<string>,
): SchemaModel {
  const { properties = new Map(), required, dependentRequired } = object;
  const remaining = (names: readonly string[]) => names.filter((name) => !absent.has(name));
  const dependent = [...(dependentRequired ?? [])].map(
    ([name, needed]) => [name, remaining(needed)] as const,
  );
  return {
    ...schema,
    object: {
      ...object,
      properties: new Map([...properties].filter(([name]) => !absent.has(name))),
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
