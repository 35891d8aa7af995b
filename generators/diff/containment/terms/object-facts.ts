import { schemasOfProperty } from "../../../core/model/accepts/object.ts";
import type { ObjectConstraints, SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered, rememberedByText } from "../../../core/remembered.ts";
import type { Alternative } from "./alternative.ts";
import { mentionedNames } from "./mentioned-names.ts";
import { NOTHING } from "./synthetic-schema.ts";
import type { Term } from "./term.ts";

/** Constraints on objects of all parts of an alternative. */
export interface ObjectFacts {
  /** Every name that some part declares or requires. */
  readonly names: ReadonlySet<string>;
  readonly required: ReadonlySet<string>;
  readonly patterns: ReadonlyMap<string, Term>;
  /** Term of properties that no part names; undefined if no part constrains them. */
  readonly others: Term | undefined;
  readonly propertyNames: Term;
  readonly minProperties: number;
  readonly maxProperties: number;
  readonly dependentRequired: ReadonlyMap<string, ReadonlySet<string>>;
  /** Returns the term of a property; undefined if no part constrains it. */
  property(name: string): Term | undefined;
}

/** Returns the facts about objects, cached by alternative. */
export const objectFacts = remembered(({ parts, none }: Alternative): ObjectFacts => {
  const objects = parts.flatMap(({ object }) => (object ? [object] : []));
  const absent = none.flatMap(onlyRequired);
  const dependentRequired = dependentRequiredOf(objects);
  const unevaluated = parts.filter(({ object }) => object?.unevaluatedProperties);
  const stated = [...objects.flatMap((object) => object.required ?? []), ...none.flatMap(onlyLacking)];
  const required = closure(stated, dependentRequired);
  const declared = objects.flatMap((object) => [...(object.properties?.keys() ?? [])]);
  const speaking = indexByProperty(objects);
  return {
    names: new Set([...declared, ...required, ...absent]),
    required,
    patterns: patternsOf(objects),
    others: othersOf(objects, unevaluated),
    propertyNames: termOfAll(objects.flatMap(({ propertyNames }) => propertyNames ?? [])),
    minProperties: Math.max(required.size, ...objects.map(({ minProperties }) => minProperties ?? 0)),
    maxProperties: Math.min(...objects.map(({ maxProperties }) => maxProperties ?? Number.POSITIVE_INFINITY)),
    dependentRequired,
    property: rememberedByText((name) => {
      if (absent.includes(name)) return termOfAll([NOTHING]);
      const schemas = [
        ...speaking(name).flatMap((object) => schemasFor(object, name)),
        ...unevaluated.flatMap((part) => unevaluatedFor(part, name)),
      ];
      return schemas.length === 0 ? undefined : termOfAll(schemas);
    }),
  };
});

/** Indexes thousands of schemas by the properties that they may constrain, in their order. */
export function indexByProperty(
  objects: readonly ObjectConstraints[],
): (name: string) => readonly ObjectConstraints[] {
  const general: number[] = [];
  const byName = new Map<string, number[]>();
  for (const [index, { properties, patternProperties, additionalProperties }] of objects.entries()) {
    if (patternProperties || additionalProperties) general.push(index);
    else
      for (const name of properties?.keys() ?? []) {
        const found = byName.get(name);
        if (found) found.push(index);
        else byName.set(name, [index]);
      }
  }
  return (name) =>
    [...general, ...(byName.get(name) ?? [])].sort((a, b) => a - b).flatMap((index) => objects[index] ?? []);
}

/** Returns the name if a negated schema only says "has this property": the property is absent. */
function onlyRequired({ location: _, annotations: __, types, object, ...rest }: SchemaModel): string[] {
  if (Object.keys(rest).length > 0 || (types && types.join() !== "object") || !object) return [];
  const { required = [], ...others } = object;
  return required.length === 1 && Object.keys(others).length === 0 ? [...required] : [];
}

/** Returns the name if a negated schema only says "does not have this property": the property is there. */
function onlyLacking({ location: _, annotations: __, types, object, ...rest }: SchemaModel): string[] {
  if (Object.keys(rest).length > 0 || (types && types.join() !== "object") || !object) return [];
  const { properties = new Map<string, SchemaModel>(), ...others } = object;
  const [entry] = properties;
  return properties.size === 1 && entry?.[1].always === false && Object.keys(others).length === 0
    ? [entry[0]]
    : [];
}

/** Returns the names, and those that they require. */
function closure(names: readonly string[], comesWith: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set(names);
  for (const name of found) for (const other of comesWith.get(name) ?? []) found.add(other);
  return found;
}

/** Returns the schemas that one object schema applies to a property. */
export function schemasFor(object: ObjectConstraints, name: string): SchemaModel[] {
  const { additionalProperties: others } = object;
  return schemasOfProperty(object, name).filter((schema) => schema !== others || !acceptsAnything(schema));
}

/** Applies `unevaluatedProperties` to names that no subschema can evaluate. */
function unevaluatedFor(part: SchemaModel, name: string): SchemaModel[] {
  const { unevaluatedProperties } = part.object ?? {};
  if (!unevaluatedProperties || acceptsAnything(unevaluatedProperties)) return [];
  return mentionedNames(part).mentions(name) ? [] : [unevaluatedProperties];
}

function patternsOf(objects: readonly ObjectConstraints[]): Map<string, Term> {
  const schemas = new Map<string, SchemaModel[]>();
  for (const [pattern, schema] of objects.flatMap(({ patternProperties }) => [
    ...(patternProperties ?? []),
  ])) {
    schemas.set(pattern, [...(schemas.get(pattern) ?? []), schema]);
  }
  return new Map([...schemas].map(([pattern, list]) => [pattern, termOfAll(list)]));
}

function othersOf(
  objects: readonly ObjectConstraints[],
  unevaluated: readonly SchemaModel[],
): Term | undefined {
  const schemas = objects.flatMap(({ additionalProperties }) => additionalProperties ?? []);
  const closing = unevaluated.flatMap((part) =>
    mentionedNames(part).everything ? [] : (part.object?.unevaluatedProperties ?? []),
  );
  const saying = [...schemas, ...closing].filter((schema) => !acceptsAnything(schema));
  return saying.length === 0 ? undefined : termOfAll(saying);
}

/** True for `true` and `{}`, which accept everything. */
export function acceptsAnything(schema: SchemaModel): boolean {
  if (schema.always !== undefined) return schema.always;
  if (schema.annotations.format !== undefined) return false;
  for (const key in schema) if (key !== "location" && key !== "annotations" && key !== "always") return false;
  return true;
}

function dependentRequiredOf(objects: readonly ObjectConstraints[]): Map<string, ReadonlySet<string>> {
  const found = new Map<string, ReadonlySet<string>>();
  for (const [name, needed] of objects.flatMap(({ dependentRequired }) => [...(dependentRequired ?? [])])) {
    found.set(name, new Set([...(found.get(name) ?? []), ...needed]));
  }
  return found;
}

function termOfAll(schemas: readonly SchemaModel[]): Term {
  return { all: [...new Set(schemas)], none: [] };
}
