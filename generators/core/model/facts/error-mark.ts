import type { Json, JsonObject } from "../../json.ts";
import { accepts } from "../accepts/accepts.ts";
import type { ResponseModel } from "../api-model.ts";
import type { SchemaModel } from "../schema-model.ts";
import { applicableSchemas } from "./applicable-schemas.ts";
import { conjuncts } from "./conjuncts.ts";
import { errorsOf, jsonSchemasOf, successesOf } from "./described-responses.ts";

/**
 * Returns the constant properties that every error response of an operation has and no success: `{ success: false }`.
 * They distinguish errors if the status does not. Undefined if the document describes none; nothing is guessed.
 */
export function errorMark(responses: readonly ResponseModel[]): JsonObject | undefined {
  const successes = successesOf(responses);
  const [first, ...others] = jsonSchemasOf(errorsOf(responses)).map((schema) => constantsOf(schema));
  const isMark = ([name, value]: readonly [string, Json]): boolean =>
    others.every((constants) => constants.get(name) === value) &&
    !jsonSchemasOf(successes).some((schema) => mayHave(schema, { name, value }));
  const mark = [...(first ?? [])].filter(isMark);
  return mark.length > 0 ? Object.fromEntries(mark) : undefined;
}

type Constants = ReadonlyMap<string, Json>;

/** Required properties with one value that is not an object or array. */
function constantsOf(schema: SchemaModel, seen: readonly SchemaModel[] = []): Constants {
  if (seen.includes(schema)) return new Map();
  const within = (part: SchemaModel): Constants => constantsOf(part, [...seen, schema]);
  const own = (schema.object?.required ?? []).flatMap((name): [string, Json][] => {
    const value = constantOf(schema.object?.properties?.get(name));
    return value === undefined || typeof value === "object" ? [] : [[name, value]];
  });
  const choices = [schema.anyOf, schema.oneOf].flatMap(
    (branches) => branches && [common(branches.map(within))],
  );
  const parts = [...conjuncts(schema).map(within), ...choices.filter((choice) => choice !== undefined)];
  return new Map([...own, ...parts.flatMap((part) => [...part])]);
}

function common([first = new Map(), ...others]: readonly Constants[]): Constants {
  return new Map([...first].filter(([name, value]) => others.every((other) => other.get(name) === value)));
}

function constantOf(schema: SchemaModel | undefined): Json | undefined {
  if (schema === undefined) return undefined;
  if (schema.constant) return schema.constant.value;
  if (schema.enumeration?.length === 1) return schema.enumeration[0];
  return constantOf(schema.reference?.target);
}

interface Property {
  readonly name: string;
  readonly value: Json;
}

/** True if any part of a schema describes the property and accepts the value there. */
function mayHave(schema: SchemaModel, { name, value }: Property): boolean {
  return applicableSchemas([schema]).some(({ object = {} }) =>
    [
      object.properties?.get(name),
      ...(object.patternProperties?.values() ?? []),
      // A map, whose keys are data; `true` only means an open object.
      object.additionalProperties?.always === undefined ? object.additionalProperties : undefined,
    ].some((described) => described && accepts(described, value)),
  );
}
