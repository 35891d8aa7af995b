import type { SchemaModel } from "../../core/model/schema-model.ts";
import { matches } from "./name-patterns.ts";

/** Which properties some subschema of a schema may have looked at, whatever branch is taken. */
export interface MentionedNames {
  /** True when some subschema speaks of every property. */
  readonly everything: boolean;
  mentions(name: string): boolean;
}

/** Follows references and every branch; only what is applied to the same object counts. */
export function mentionedNames(schema: SchemaModel): MentionedNames {
  const names = new Set<string>();
  const patterns = new Set<string>();
  let everything = false;
  for (const part of inPlace(schema)) {
    for (const name of part.object?.properties?.keys() ?? []) names.add(name);
    for (const pattern of part.object?.patternProperties?.keys() ?? []) patterns.add(pattern);
    if (part.object?.additionalProperties) everything = true;
    if (part !== schema && part.object?.unevaluatedProperties) everything = true;
  }
  return {
    everything,
    mentions: (name) =>
      everything || names.has(name) || [...patterns].some((pattern) => matches(pattern, name)),
  };
}

function inPlace(root: SchemaModel): Set<SchemaModel> {
  const found = new Set<SchemaModel>();
  const stack = [root];
  for (let schema = stack.pop(); schema !== undefined; schema = stack.pop()) {
    if (found.has(schema)) continue;
    found.add(schema);
    const { allOf = [], anyOf = [], oneOf = [], condition, object, reference, dynamicReference } = schema;
    const single = [
      condition?.if,
      condition?.then,
      condition?.else,
      reference?.target,
      dynamicReference?.target,
    ];
    stack.push(...allOf, ...anyOf, ...oneOf, ...(object?.dependentSchemas?.values() ?? []));
    stack.push(...single.filter((part) => part !== undefined));
  }
  return found;
}
