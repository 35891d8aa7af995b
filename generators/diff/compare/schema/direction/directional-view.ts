import type { Annotations, ObjectConstraints, SchemaModel } from "../../../../core/model/schema-model.ts";
import { reachedFrom } from "../../../../core/reached-from.ts";
import { remembered } from "../../../../core/remembered.ts";
import { createReach, rebuildSchema, type SchemaView } from "./rebuild-schema.ts";

/** Creates views of schemas by direction. Schemas without `readOnly` or `writeOnly` parts are returned as they are. */
export function createDirectionalViews(): Readonly<Record<Travel, SchemaView>> {
  const mayDiffer = createReach(
    (schema) => lacksProperties(schema, "request") || lacksProperties(schema, "response"),
  );
  return {
    request: createDirectionalView("request", mayDiffer),
    response: createDirectionalView("response", mayDiffer),
  };
}

function lacksProperties({ object }: SchemaModel, direction: Travel): boolean {
  for (const property of object?.properties?.values() ?? []) if (!travels(property, direction)) return true;
  return false;
}

/** Removes the properties that do not travel in a direction from `properties` and `required`. */
function createDirectionalView(direction: Travel, mayDiffer: (schema: SchemaModel) => boolean): SchemaView {
  const differs = createReach((schema) => lacksProperties(schema, direction));

  const differing = remembered(
    (schema: SchemaModel): SchemaModel =>
      differs(schema) ? rebuildSchema(travelling(schema), view) : schema,
  );

  function view(schema: SchemaModel): SchemaModel {
    return mayDiffer(schema) ? differing(schema) : schema;
  }

  function travelling(schema: SchemaModel): SchemaModel {
    return schema.object ? { ...schema, object: travellingObject(schema.object) } : schema;
  }

  function travellingObject(object: ObjectConstraints): ObjectConstraints {
    const { properties, required, dependentRequired } = object;
    const absent = new Set(
      [...(properties ?? [])].filter(([, schema]) => !travels(schema, direction)).map(([name]) => name),
    );
    const remaining = (names: readonly string[]) => names.filter((name) => !absent.has(name));
    return {
      ...object,
      ...(properties ? { properties: new Map([...properties].filter(([name]) => !absent.has(name))) } : {}),
      ...(required ? { required: remaining(required) } : {}),
      ...(dependentRequired
        ? {
            dependentRequired: new Map(
              [...dependentRequired].map(([name, needed]) => [name, remaining(needed)]),
            ),
          }
        : {}),
    };
  }

  return view;
}

/** Direction of a value. Events are responses. */
export type Travel = "request" | "response";

/** True if a property is sent in a direction: `readOnly` ones in responses only, `writeOnly` ones in requests only. */
export function travels(schema: SchemaModel, direction: Travel): boolean {
  return !isMarked(schema, direction === "request" ? "readOnly" : "writeOnly");
}

type Mark = keyof Annotations & ("readOnly" | "writeOnly");

const findMark: Readonly<Record<Mark, (schema: SchemaModel) => boolean>> = {
  readOnly: remembered((schema) => reachesMark(schema, "readOnly")),
  writeOnly: remembered((schema) => reachesMark(schema, "writeOnly")),
};

/** True if the schema, its reference or its `allOf` has the annotation. */
function isMarked(schema: SchemaModel, mark: Mark): boolean {
  const { annotations, reference, allOf } = schema;
  if (annotations[mark] || (!reference && !allOf)) return annotations[mark] === true;
  return findMark[mark](schema);
}

function reachesMark(schema: SchemaModel, mark: Mark): boolean {
  const parts = reachedFrom([schema], ({ reference, allOf = [] }) =>
    reference ? [reference.target, ...allOf] : allOf,
  );
  return [...parts].some(({ annotations }) => annotations[mark]);
}
