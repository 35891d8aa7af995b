import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { remembered, rememberedPairs } from "../../../../core/remembered.ts";
import { valued } from "../../../containment/terms/synthetic-schema.ts";
import { behindReferences } from "../../../containment/terms/term.ts";
import { type SchemaView, viewReference } from "../direction/rebuild-schema.ts";
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
  const common = withoutOptions(behindReferences(schema), choices.marked);
  const { marked, unmarked } = together(common, chosen.schema);
  return isMarked ? marked(markOf(choices, value)) : unmarked;
}

/** Combines a schema with a target, and with a mark. Cached, so that cached results about them are found. */
const together = rememberedPairs((common: SchemaModel, target: SchemaModel) => {
  const { location } = target;
  const all = (allOf: readonly SchemaModel[]) => ({ location, allOf, annotations: { extensions: {} } });
  return {
    unmarked: all([common, target]),
    marked: remembered((mark: SchemaModel): SchemaModel => all([common, target, mark])),
  };
});

/** Removes the options of a part: one was selected, and the others do not apply. */
const withoutOptions: (schema: SchemaModel, marked: SchemaModel) => SchemaModel = rememberedPairs(
  (schema, marked) => {
    if (!marked.oneOf && !marked.anyOf) return schema;
    if (schema === marked) {
      const { oneOf: _, anyOf: __, ...rest } = schema;
      return rest;
    }
    if (!flatten(schema).parts.includes(marked)) return schema;
    const { reference, allOf } = schema;
    const view: SchemaView = (part) => withoutOptions(part, marked);
    return {
      ...schema,
      ...(reference && { reference: viewReference(reference, view) }),
      ...(allOf && { allOf: allOf.map(view) }),
    };
  },
);

function markOf(choices: Choices, value: string | undefined): SchemaModel {
  return value === undefined ? unnamedMark(choices) : valued(choices.propertyName, value);
}

const unnamedMark = remembered(({ propertyName, byValue, marked }: Choices): SchemaModel => {
  const bare = { location: marked.location, annotations: { extensions: {} } };
  const property = { ...bare, not: { ...bare, enumeration: [...byValue.keys()] } };
  return { ...bare, object: { properties: new Map([[propertyName, property]]) } };
});
