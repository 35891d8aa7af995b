import type { ApiModel } from "../../core/model/api-model.ts";
import { plainReference } from "../../core/model/facts/plain-reference.ts";
import { nameComponentTypes, typeOfComponent } from "../../core/model/names/component-types.ts";
import { findReadings } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import type { OperationPlan } from "./plan-operation.ts";

/** Components that are the complete result of an operation, or the items of its list. Undefined for other results. */
export interface ResultNames {
  readonly output?: ResultName | undefined;
  readonly page?: ResultName | undefined;
  readonly item?: ResultName | undefined;
  /** Members of a page without its items, for comparison; undefined unless the items are in a plain object. */
  readonly outline?: object | undefined;
}

interface ResultName {
  /** Name of the component's type. */
  readonly type: string;
  readonly isList: boolean;
}

/** Finds the components that operations return, so that editors show `Quote` instead of a property path. */
export function createResultNames(model: ApiModel): (plan: OperationPlan) => ResultNames {
  const components = nameComponentTypes(model, findReadings(model));
  const nameOf = (schema: SchemaModel | undefined): ResultName | undefined => {
    const item = schema && itemOfList(schema);
    const target = schema && plainReference(item ?? schema);
    const found = target && typeOfComponent(components, target, "response");
    return found && { type: found.identifier, isList: item !== undefined };
  };
  return ({ responses, pagination }) => {
    const [body, ...others] = responses.map(({ schema }) => schema);
    if (body === undefined || others.length > 0) return {};
    if (!pagination) return { output: nameOf(body) };
    const page = pagination.mode === "always" ? body : pageAmong(body);
    const item = page && itemAt(page, pagination.items);
    return { page: nameOf(page), item: nameOf(item), outline: item && outlineOf(page, pagination.items) };
  };
}

function outlineOf(page: SchemaModel, items: string): object | undefined {
  const { types, object, location: _, annotations: __, ...others } = plainReference(page) ?? page;
  const { properties, required = [], ...rules } = object ?? {};
  const isPlain = Object.keys({ ...others, ...rules }).length === 0 && properties?.has(items);
  if (!properties || !isPlain) return undefined;
  const members = [...properties].map(([name, schema]) => [name, name === items || memberOf(schema)]);
  return { types, required: [...required].sort(), members: Object.fromEntries(members) };
}

/** Returns a key for comparison: a component's location, a plain value's facts, else a unique location. */
function memberOf(schema: SchemaModel): unknown {
  const { location, annotations: _, ...facts } = schema;
  const isValue = Object.keys(facts).every((fact) =>
    ["types", "string", "number", "constant"].includes(fact),
  );
  return isValue ? facts : (plainReference(schema)?.location ?? location);
}

/** Returns the item schema of an array of any length. */
function itemOfList({
  location: _,
  annotations: __,
  types,
  array,
  ...others
}: SchemaModel): SchemaModel | undefined {
  const isList = types?.length === 1 && types[0] === "array" && Object.keys(others).length === 0;
  return isList && array && Object.keys(array).join() === "items" ? array.items : undefined;
}

/** Returns the page of a response that is either a plain array or a page. */
function pageAmong({ oneOf, anyOf = oneOf }: SchemaModel): SchemaModel | undefined {
  const pages = anyOf?.filter((branch) => branch.types?.[0] !== "array");
  return anyOf?.length === 2 && pages?.length === 1 ? pages[0] : undefined;
}

/** Returns the items of the array at a path, if only `properties` describes that path. */
function itemAt(page: SchemaModel, path: string): SchemaModel | undefined {
  let at: SchemaModel | undefined = page;
  for (const key of path.split(".")) {
    const whole: SchemaModel | undefined = at && (plainReference(at) ?? at);
    at = whole?.allOf || whole?.anyOf || whole?.oneOf ? undefined : whole?.object?.properties?.get(key);
  }
  return at?.types?.length === 1 ? at.array?.items : undefined;
}
