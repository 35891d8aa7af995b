import { getOwn, isObject, type Json, type JsonObject } from "../../json.ts";
import { conjuncts } from "../facts/conjuncts.ts";
import type { SchemaModel } from "../schema-model.ts";
import { rotated } from "./value-context.ts";

/** The examples next to a schema, in parameters and media types: `example`, then `examples`. */
export function statedExamples(prose: JsonObject): Json[] {
  const { example } = prose;
  const named = getOwn(prose, "examples");
  const values = isObject(named) ? Object.values(named).map(valueOfExample) : [];
  return [example, ...values].filter((value) => value !== undefined);
}

function valueOfExample(example: Json | undefined): Json | undefined {
  return isObject(example) ? getOwn(example, "value") : undefined;
}

/** The values that a schema states: its constant, examples, default and enum. */
export function namedValues({ constant, enumeration = [], annotations }: SchemaModel, seed = 0): Json[] {
  const { examples = [], default: standard } = annotations;
  return [
    ...(constant ? [constant.value] : []),
    ...rotated(examples, seed),
    ...rotated([...(standard ? [standard.value] : []), ...enumeration], seed),
  ];
}

/** The values that a schema or its parts for the same value state. Another part may reject them. */
export function writtenValues(schema: SchemaModel, seen: ReadonlySet<SchemaModel> = new Set()): Json[] {
  if (seen.has(schema)) return [];
  const next = new Set([...seen, schema]);
  const parts = [...conjuncts(schema), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return [...namedValues(schema), ...parts.flatMap((part) => writtenValues(part, next))];
}
