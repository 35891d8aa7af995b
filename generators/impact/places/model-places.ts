import { planClient } from "../../client/plan/plan-client.ts";
import { listMethods } from "../../client/plan/written-names.ts";
import { pointersAround, toSegments } from "../../core/document/pointer.ts";
import type { ApiModel, OperationModel } from "../../core/model/api-model.ts";
import { partsOfOperation } from "../../core/model/described-parts.ts";
import { nameComponentTypes } from "../../core/model/names/component-types.ts";
import { reachable } from "../../core/model/reading/direction.ts";
import { findReadings } from "../../core/model/reading/reading.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { isInside, type Place, toPlace } from "./place.ts";

/** Translates one version of a description and its generated code to places. */
export interface ModelPlaces {
  readonly model: ApiModel;
  readonly eventNames: ReadonlySet<string>;
  /** Returns the places of a pointer: several for a part that operations share, none for unused parts. */
  ofPointer(pointer: string): readonly Place[];
  /** Returns the place of a generated declaration, by its name and those of the members inside it. */
  ofDeclaration(path: readonly string[]): Place | undefined;
  /** Returns the place of a client method. */
  ofMethod(group: string, method: string): Place | undefined;
  /** Returns the operations of a path; those of all methods without one. */
  ofPath(path: string, method?: string): readonly Place[];
  /** Returns the places of the parameters of an operation. */
  parametersOf(operation: Place): readonly Place[];
  /** Returns a place, and the schemas that its values consist of. */
  withReferenced(place: Place): readonly Place[];
}

/** Creates the places of a model and its generated code. */
export function createModelPlaces(model: ApiModel): ModelPlaces {
  const { parts, schemas } = partsOf(model);
  const { types, validators, methods } = namesOf(model);
  const components = new Map(model.schemas.map(({ name, schema }) => [schema, toPlace("schemas", name)]));
  const byId = new Map(model.operations.map((operation) => [operation.operationId, operation]));
  const byRequest = new Map(model.operations.map((operation) => [placeOfOperation(operation), operation]));
  const ofOperation = (operation: OperationModel | undefined, inside: readonly string[]): Place | undefined =>
    operation && placeOfOperation(operation) + toPlace(...withoutContent(inside));
  return {
    model,
    eventNames: new Set(model.webhooks.map(({ name }) => name)),
    ofPointer(pointer) {
      for (const around of pointersAround(pointer).reverse()) {
        const places = parts.get(around);
        if (!places) continue;
        const inside = toPlace(...membersIn(toSegments(pointer.slice(around.length))));
        return places.map((place) => place + inside);
      }
      return [];
    },
    ofDeclaration([root = "", ...names]) {
      const [first = "", second = "", ...inside] = names;
      switch (root) {
        case "operations":
          return first === "" ? undefined : ofOperation(byId.get(first), names.slice(1));
        case "paths":
          return ofOperation(byRequest.get(requestPlace(second, first)), inside);
        case "webhooks":
          return first === "" ? undefined : toPlace("events", first, ...withoutContent(inside.slice(1)));
        case "WebhookEventMap":
          return first === "" ? undefined : toPlace("events", first);
        case "errorCatalog":
          return first === "" ? undefined : toPlace("errors", first);
        case "components":
          return first === "schemas" && second !== "" ? toPlace("schemas", second, ...inside) : undefined;
        default: {
          const place = types.get(root);
          if (place !== undefined) return place + toPlace(...names);
          const validated = validators.get(root);
          return validated && validated + validatedPart(names);
        }
      }
    },
    ofMethod: (group, method) => methods.get(toPlace(group, method)),
    ofPath: (path, method) =>
      model.operations
        .filter(
          (operation) => operation.path === path && (method ?? operation.httpMethod) === operation.httpMethod,
        )
        .map(placeOfOperation),
    parametersOf: (place) =>
      (model.operations.find((operation) => placeOfOperation(operation) === place)?.parameters ?? []).map(
        ({ in: where, name }) => toPlace("parameters", where, name),
      ),
    withReferenced(place) {
      const inside = [...schemas].filter(([own]) => own === place || isInside(own, place));
      const all = reachable(inside.flatMap(([, own]) => own));
      return [place, ...[...all].flatMap((schema) => components.get(schema) ?? [])];
    },
  };
}

function requestPlace(method: string, path: string): Place {
  return toPlace("operations", `${method.toUpperCase()} ${path}`);
}

function placeOfOperation({ httpMethod, path }: OperationModel): Place {
  return requestPlace(httpMethod, path);
}

/** Returns the part of an operation that one of its validators is for. */
function validatedPart([kind, name = ""]: readonly string[]): string {
  if (kind === "response") return toPlace("responses", ...(name === "" ? [] : [name]));
  if (name === "") return "";
  return name === "body" ? toPlace("requestBody") : toPlace("parameters", name);
}

interface Parts {
  /** The parts of a document that have places, by their pointers. */
  readonly parts: ReadonlyMap<string, readonly Place[]>;
  readonly schemas: ReadonlyMap<Place, readonly SchemaModel[]>;
}

function partsOf(model: ApiModel): Parts {
  const parts = new Map<string, Place[]>();
  const schemas = new Map<Place, SchemaModel[]>();
  const addSchema = (schema: SchemaModel, place: Place): void => {
    schemas.set(place, [...(schemas.get(place) ?? []), schema]);
    if (!schema.location.pointer.startsWith("/components/schemas/")) add(schema.location.pointer, place);
  };
  const add = (pointer: string, place: Place): void => {
    const places = parts.get(pointer) ?? [];
    if (!places.includes(place)) parts.set(pointer, [...places, place]);
  };
  for (const { name, aliases, schema } of model.schemas) {
    // Code that is older than a rename of the component uses its former name.
    for (const of of [name, ...aliases.map((alias) => alias.name)])
      add(schema.location.pointer, toPlace("schemas", of));
    schemas.set(toPlace("schemas", name), [schema]);
  }
  for (const { name, location, requestBody } of model.webhooks) {
    add(location.pointer, toPlace("events", name));
    for (const { schema } of requestBody?.content ?? [])
      if (schema) addSchema(schema, toPlace("events", name));
  }
  for (const { code, location } of model.errorCatalog?.entries ?? [])
    add(location.pointer, toPlace("errors", code));
  for (const operation of model.operations)
    for (const { names, location, schema } of partsOfOperation(operation)) {
      const place = placeOfOperation(operation) + toPlace(...names);
      add(location.pointer, place);
      if (schema) addSchema(schema, place);
    }
  return { parts, schemas };
}

/** Returns types and constants by name, and client methods by group and name. */
function namesOf(model: ApiModel): Record<"types" | "validators" | "methods", ReadonlyMap<string, Place>> {
  const types = new Map<string, Place>();
  const validators = new Map<string, Place>();
  const methods = new Map<string, Place>();
  for (const { names, model: operation } of planClient(model).plans) {
    const place = placeOfOperation(operation);
    const { list, all } = listMethods(names.method);
    for (const method of [list, all]) methods.set(toPlace(names.group, method), place);
    for (const suffix of ["Input", "Output", "Page", "Item", "Event"]) types.set(names.type + suffix, place);
    types.set(names.identifier, place);
    validators.set(`${names.type}Validators`, place);
  }
  for (const { identifier, component, twinOf } of nameComponentTypes(model, findReadings(model)))
    types.set(identifier, toPlace("schemas", twinOf?.name ?? component));
  return { types, validators, methods };
}

/** Returns members of the generated types of an operation, without the levels of its content. */
function withoutContent(names: readonly string[]): readonly string[] {
  const index = names.indexOf("content");
  return index < 0 ? names : [...names.slice(0, index), ...names.slice(index + 2)];
}

/** Number of segments of a keyword on the way to a property. */
const STEPS: ReadonlyMap<string | undefined, 1 | 2> = new Map([
  ...["properties", "allOf", "anyOf", "oneOf", "prefixItems", "content"].map((key) => [key, 2] as const),
  ...["items", "schema", "requestBody"].map((key) => [key, 1] as const),
]);

/** Returns the properties on the path of segments inside a part. */
function membersIn(segments: readonly string[]): string[] {
  const names: string[] = [];
  for (let index = 0; index < segments.length; ) {
    const [keyword, name] = segments.slice(index);
    const length = STEPS.get(keyword);
    if (length === undefined) break;
    if (keyword === "properties" && name !== undefined) names.push(name);
    index += length;
  }
  return names;
}

/** Returns the pointer of the innermost property around a pointer, or of the whole part. */
export function propertyPointer(pointer: string): string {
  const segments = toSegments(pointer);
  const last = segments.lastIndexOf("properties");
  return last < 0 ? pointer : toPlace(...segments.slice(0, last + 2));
}
