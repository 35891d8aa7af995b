import { conjuncts } from "../../../core/model/facts/conjuncts.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import { acceptsAnything } from "./object-facts.ts";

/** Returns the schema without its in-place applicators and `unevaluated…`: it accepts the same values or more. */
export const ownKeywords = remembered(
  (schema: SchemaModel): SchemaModel => withoutChoices(withoutConjuncts(schema)),
);

/** Returns the schema without `allOf` and references, cached. */
const withoutConjuncts = remembered((schema: SchemaModel): SchemaModel => {
  if (conjuncts(schema).length === 0) return schema;
  const { allOf: _, reference: __, dynamicReference: ___, ...rest } = schema;
  return rest;
});

function withoutChoices(schema: SchemaModel): SchemaModel {
  const { anyOf: _, oneOf: __, not: ___, condition: ____, discriminator: _____, ...rest } = schema;
  const { object, array, ...others } = rest;
  const { dependentSchemas: ______, unevaluatedProperties: _______, ...members } = object ?? {};
  const { unevaluatedItems: ________, ...items } = array ?? {};
  return { ...others, ...(object && { object: members }), ...(array && { array: items }) };
}

/** Splits schemas into their conjuncts. A schema with `unevaluated…` keywords stays whole. */
export function piecesOf(schemas: readonly SchemaModel[]): ReadonlySet<SchemaModel> {
  const pieces = new Set<SchemaModel>();
  const visited = new Set(schemas);
  for (const schema of visited) {
    if (usesUnevaluated(schema)) pieces.add(schema);
    else {
      const piece = withoutConjuncts(schema);
      if (!acceptsAnything(piece)) pieces.add(piece);
      for (const inner of conjuncts(schema)) visited.add(inner);
    }
  }
  return pieces;
}

function usesUnevaluated({ object, array }: SchemaModel): boolean {
  return object?.unevaluatedProperties !== undefined || array?.unevaluatedItems !== undefined;
}
