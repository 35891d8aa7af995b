import { resolveReference } from "../core/document/reference.ts";
import { componentName } from "../core/model/read-schema.ts";
import type { Discriminator, SchemaModel } from "../core/model/schema-model.ts";
import { unionOf } from "./combine-types.ts";
import { type TypeNode, UNKNOWN } from "./type-node.ts";

/**
 * What a discriminator's mapping adds to one of the branches: the value that chooses it. Nothing where the branch
 * states the value itself, and nothing without a mapping: a component's name is no value that a service sends.
 */
export function discriminatedBranch({ discriminator }: SchemaModel, branch: SchemaModel): TypeNode {
  const { reference } = branch;
  if (!discriminator || !reference || statesValue(reference.target, discriminator.propertyName, new Set()))
    return UNKNOWN;
  return chosenBy(discriminator, reference.component);
}

/** Likewise for a schema that builds with `allOf` on one that has a discriminator. */
export function inheritedDiscriminator(schema: SchemaModel): TypeNode {
  const name = componentName(schema.place.pointer);
  const discriminator = schema.allOf
    ?.map(({ reference }) => reference?.target.discriminator)
    .find((found) => found !== undefined);
  if (!discriminator || name === undefined || statesLiteral(schema, discriminator.propertyName))
    return UNKNOWN;
  return chosenBy(discriminator, name);
}

function chosenBy({ propertyName, mapping }: Discriminator, component: string | undefined): TypeNode {
  const values = [...mapping].filter(
    ([, target]) => component !== undefined && mappedComponent(target) === component,
  );
  if (values.length === 0) return UNKNOWN;
  const type = unionOf(values.map(([value]) => ({ kind: "literal", value })));
  const property = { name: propertyName, type, isOptional: false, isReadonly: false, docs: undefined };
  return { kind: "object", properties: [property] };
}

/** A mapping names a component, or refers to it. */
function mappedComponent(target: string): string | undefined {
  if (!target.includes("#")) return target;
  const resolved = resolveReference(target, "");
  return resolved && componentName(resolved.pointer);
}

/** True when every alternative of a schema fixes the property's value. */
function statesValue(schema: SchemaModel, name: string, seen: ReadonlySet<SchemaModel>): boolean {
  if (seen.has(schema)) return false;
  const next = new Set([...seen, schema]);
  if (statesLiteral(schema, name)) return true;
  const parts = [...(schema.allOf ?? []), ...(schema.reference ? [schema.reference.target] : [])];
  if (parts.some((part) => statesValue(part, name, next))) return true;
  const branches = schema.oneOf ?? schema.anyOf;
  return branches?.every((branch) => statesValue(branch, name, next)) ?? false;
}

function statesLiteral(schema: SchemaModel, name: string): boolean {
  const property = schema.object?.properties?.get(name);
  const target = property?.reference?.target ?? property;
  const isOwn = target?.constant !== undefined || target?.enumeration !== undefined;
  return isOwn || (schema.allOf?.some((part) => statesLiteral(part, name)) ?? false);
}
