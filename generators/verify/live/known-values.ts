import { isObject } from "../../core/json.ts";
import { accepts } from "../../core/model/accepts/accepts.ts";
import type { ParameterModel } from "../../core/model/api-model.ts";
import { statedExamples, writtenValues } from "../../core/model/example/written-examples.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";

/** A value of a parameter: text and numbers can be part of a URL. */
export type ParameterValue = string | number | boolean;

/** Depth limit of the search for values in responses. */
const MAX_DEPTH = 12;

/** Values of parameters from the command line, responses and the description. */
export interface KnownValues {
  /** Returns a value from the service or the command line; undefined if there is none yet. */
  find(parameter: ParameterModel): ParameterValue | undefined;
  /** Keeps the values of a response under the names of their schemas and properties. */
  learn(schema: SchemaModel, value: unknown): void;
}

/** Creates the values; `given` are the parameters of the command line, by name. */
export function createKnownValues(given: ReadonlyMap<string, string>): KnownValues {
  const learned = new Map<string, ParameterValue>();
  return {
    find(parameter) {
      const byName = given.get(parameter.name) ?? learned.get(`property ${parameter.name}`);
      const component = componentOf(parameter.schema);
      return byName ?? (component === undefined ? undefined : learned.get(`component ${component}`));
    },
    learn(schema, value) {
      collect({ schema, value, name: undefined, depth: 0 }, (key, found) => {
        if (!learned.has(key)) learned.set(key, found);
      });
    },
  };
}

/**
 * Returns a value in the description: a constant, an example, a default; one that the schema accepts comes first. The
 * service may not know it.
 */
export function describedValue({ schema, prose }: ParameterModel): ParameterValue | undefined {
  const values = [...statedExamples(prose), ...writtenValues(schema)].filter(isParameterValue);
  return values.find((value) => accepts(schema, value)) ?? values[0];
}

/** True if the description lists this value as known to the service. */
export function isListed({ schema }: ParameterModel, value: ParameterValue): boolean {
  const { constant, enumeration } = schema.reference?.target ?? schema;
  return constant?.value === value || (enumeration?.includes(value) ?? false);
}

/** Returns the component of a schema; references may be in `allOf` or beside null. */
function componentOf({ reference, allOf = [], anyOf = [] }: SchemaModel): string | undefined {
  if (reference) return reference.component;
  const [component] = [...allOf, ...anyOf].flatMap((part) => part.reference?.component ?? []);
  return component;
}

interface Part {
  readonly schema: SchemaModel;
  readonly value: unknown;
  /** Name of the property with the value. */
  readonly name: string | undefined;
  readonly depth: number;
}

type Keep = (key: string, value: ParameterValue) => void;

function collect({ schema, value, name, depth }: Part, keep: Keep): void {
  if (depth > MAX_DEPTH) return;
  const { reference, allOf = [], anyOf = [], oneOf = [] } = schema;
  if (isParameterValue(value)) {
    if (name !== undefined && name !== "id") keep(`property ${name}`, value);
    if (reference?.component !== undefined) keep(`component ${reference.component}`, value);
  }
  for (const part of [reference?.target, ...allOf, ...anyOf, ...oneOf])
    if (part) collect({ schema: part, value, name, depth: depth + 1 }, keep);
  if (Array.isArray(value) && schema.array?.items)
    for (const item of value)
      collect({ schema: schema.array.items, value: item, name, depth: depth + 1 }, keep);
  if (!isObject(value)) return;
  for (const [key, property] of schema.object?.properties ?? [])
    if (Object.hasOwn(value, key))
      collect({ schema: property, value: value[key], name: key, depth: depth + 1 }, keep);
}

function isParameterValue(value: unknown): value is ParameterValue {
  if (typeof value === "string") return !["", ".", ".."].includes(value); // dots alone would change the path
  return typeof value === "number" || typeof value === "boolean";
}
