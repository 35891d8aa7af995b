import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { remembered } from "../../../../core/remembered.ts";
import { valued } from "../../../containment/terms/synthetic-schema.ts";
import { behindReferences } from "../../../containment/terms/term.ts";
import { flatten } from "../flatten.ts";
import type { Choices, Chosen } from "./choices.ts";

/** Values for which a discriminator selects a schema. */
export interface Narrowing {
  readonly schema: SchemaModel;
  readonly choices: Choices;
  readonly chosen: Chosen;
  /** Undefined for all values that have no entry. */
  readonly value: string | undefined;
}

/**
 * Returns the schema of the values for which a discriminator selects a target: the common constraints, the target, and
 * on request the discriminator value.
 */
export function narrowTo({ schema, choices, chosen, value }: Narrowing, isMarked: boolean): SchemaModel {
  const marks = isMarked ? [markOf(choices, value)] : [];
  return together(
    [withoutOptions(behindReferences(schema), choices.marked), chosen.schema, ...marks],
    chosen.schema,
  );
}

const known = new WeakMap<
  SchemaModel,
  { readonly parts: readonly SchemaModel[]; readonly schema: SchemaModel }[]
>();

/** Returns one object for the same parts, so that cached results are found. */
function together(parts: readonly SchemaModel[], { location }: SchemaModel): SchemaModel {
  const [first] = parts;
  if (!first) return { location, annotations: { extensions: {} } };
  const all = known.get(first) ?? [];
  known.set(first, all);
  const present = all.find(
    (one) => one.parts.length === parts.length && one.parts.every((part, index) => part === parts[index]),
  );
  if (present) return present.schema;
  const schema: SchemaModel = { location, allOf: parts, annotations: { extensions: {} } };
  all.push({ parts, schema });
  return schema;
}

const reduced = new WeakMap<SchemaModel, Map<SchemaModel, SchemaModel>>();

/** Removes the options of a part: one was selected, and the others do not apply. */
function withoutOptions(schema: SchemaModel, marked: SchemaModel): SchemaModel {
  if (!marked.oneOf && !marked.anyOf) return schema;
  const known = reduced.get(schema) ?? new Map<SchemaModel, SchemaModel>();
  reduced.set(schema, known);
  const present = known.get(marked);
  if (present) return present;
  known.set(marked, schema); // for cyclic schemas
  const rebuilt = rebuild(schema, marked);
  known.set(marked, rebuilt);
  return rebuilt;
}

function rebuild(schema: SchemaModel, marked: SchemaModel): SchemaModel {
  if (schema === marked) {
    const { oneOf: _, anyOf: __, ...rest } = schema;
    return rest;
  }
  if (!flatten(schema).parts.includes(marked)) return schema;
  const { reference, allOf } = schema;
  return {
    ...schema,
    ...(reference && { reference: { ...reference, target: withoutOptions(reference.target, marked) } }),
    ...(allOf && { allOf: allOf.map((part) => withoutOptions(part, marked)) }),
  };
}

function markOf(choices: Choices, value: string | undefined): SchemaModel {
  return value === undefined ? unnamedMark(choices) : valued(choices.propertyName, value);
}

const unnamedMark = remembered(({ propertyName, byValue, marked }: Choices): SchemaModel => {
  const bare = { location: marked.location, annotations: { extensions: {} } };
  const property = { ...bare, not: { ...bare, enumeration: [...byValue.keys()] } };
  return { ...bare, object: { properties: new Map([[propertyName, property]]) } };
});
