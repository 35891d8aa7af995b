import type {
  Condition,
  ObjectConstraints,
  SchemaModel,
  SchemaReference,
} from "../../core/model/schema-model.ts";
import { createReach } from "./create-reach.ts";
import { type Travel, travels } from "./travels.ts";

/** Gives schemas as one direction sees them; what does not differ is given as it is. */
export type DirectedView = (schema: SchemaModel) => SchemaModel;

/** Takes the properties that do not travel in a direction out of `properties` and `required`. */
export function createDirectedView(direction: Travel): DirectedView {
  const views = new Map<SchemaModel, SchemaModel>();
  const differs = createReach((schema) =>
    [...(schema.object?.properties?.values() ?? [])].some((property) => !travels(property, direction)),
  );

  function view(schema: SchemaModel): SchemaModel {
    const known = views.get(schema);
    if (known) return known;
    const seen = differs(schema) ? build(schema) : schema;
    views.set(schema, seen);
    return seen;
  }

  function build(schema: SchemaModel): SchemaModel {
    const { reference, dynamicReference, allOf, anyOf, oneOf, not, condition, array, object, ...own } =
      schema;
    return {
      ...own,
      ...(reference ? { reference: viewReference(reference) } : {}),
      ...(dynamicReference ? { dynamicReference: viewReference(dynamicReference) } : {}),
      ...(allOf ? { allOf: allOf.map(view) } : {}),
      ...(anyOf ? { anyOf: anyOf.map(view) } : {}),
      ...(oneOf ? { oneOf: oneOf.map(view) } : {}),
      ...(not ? { not: view(not) } : {}),
      ...(condition ? { condition: viewParts<Condition>(condition) } : {}),
      ...(array ? { array: viewParts(array) } : {}),
      ...(object ? { object: viewObject(object) } : {}),
    };
  }

  /** The target is looked at when it is asked for, since it may lead back here. */
  function viewReference(reference: SchemaReference): SchemaReference {
    return {
      uri: reference.uri,
      component: reference.component,
      get target() {
        return view(reference.target);
      },
    };
  }

  function viewParts<Parts extends object>(parts: Parts): Parts {
    const entries = Object.entries(parts).map(([key, value]) => [key, viewPart(value)]);
    return Object.fromEntries(entries) as Parts; // every part is replaced by one of its own kind
  }

  function viewPart(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(viewPart);
    if (value instanceof Map) return new Map([...value].map(([key, part]) => [key, viewPart(part)]));
    return isSchema(value) ? view(value) : value;
  }

  function viewObject(object: ObjectConstraints): ObjectConstraints {
    const properties = [...(object.properties ?? [])];
    const absent = new Set(
      properties.filter(([, schema]) => !travels(schema, direction)).map(([name]) => name),
    );
    const { required, dependentRequired } = object;
    const remaining = (names: readonly string[]) => names.filter((name) => !absent.has(name));
    return {
      ...viewParts(object),
      ...(object.properties
        ? {
            properties: new Map(
              properties.filter(([name]) => !absent.has(name)).map(([name, schema]) => [name, view(schema)]),
            ),
          }
        : {}),
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

function isSchema(value: unknown): value is SchemaModel {
  return typeof value === "object" && value !== null && "annotations" in value && "place" in value;
}
