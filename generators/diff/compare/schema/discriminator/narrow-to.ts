import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { remembered } from "../../../../core/remembered.ts";
import { valued } from "../../../containment/terms/synthetic-schema.ts";
import { behindReferences } from "../../../containment/terms/term.ts";
import { flatten } from "../flatten.ts";
import type { Choices, Chosen } from "./choices.ts";

/** Values for which a discriminator names a schema. */
export interface Narrowing {
  readonly schema: SchemaModel;
  readonly choices: Choices;
  readonly chosen: Chosen;
  /** Undefined for all values that have no entry. */
  readonly value: string | undefined;
}

/**
 * The schema of the values that a discriminator leads somewhere: what it holds of all values, what it leads to, and, if asked
 * for, the value that leads there.
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

/** One object for the same parts, so that what was found out about it is found again. */
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

/** A schema without the options of a part of it: a value has been led to one, and the others say nothing about it. */
function withoutOptions(schema: SchemaModel, marked: SchemaModel): SchemaModel {
  if (!marked.oneOf && !marked.anyOf) return schema;
  const known = reduced.get(schema) ?? new Map<SchemaModel, SchemaModel>();
  reduced.set(schema, known);
  const present = known.get(marked);
  if (present) return present;
  known.set(marked, schema); // where it leads back to itself
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
