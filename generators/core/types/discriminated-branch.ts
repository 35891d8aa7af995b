import { localTarget } from "../document/reference.ts";
import { componentName } from "../model/read/read-schema.ts";
import type { Discriminator, SchemaModel } from "../model/schema-model.ts";

/** The values of a property that choose a branch. */
export interface Choice {
  readonly propertyName: string;
  /** At least one. */
  readonly values: readonly string[];
}

/**
 * Returns the values of a discriminator's mapping that choose a branch. Undefined if the branch states the value
 * itself, and without a mapping: services do not send a component's name.
 */
export function choiceOfBranch({ discriminator }: SchemaModel, branch: SchemaModel): Choice | undefined {
  const { reference } = branch;
  if (!discriminator || !reference || !mayBeObject(reference.target)) return undefined;
  if (statesValue(reference.target, discriminator.propertyName)) return undefined;
  return choiceOf(discriminator, reference.component);
}

/** False for a branch of arrays, which has no properties, whatever a mapping says. */
function mayBeObject({ types }: SchemaModel): boolean {
  return types?.includes("object") ?? true;
}

/** Returns the same for a schema that extends one with a discriminator by `allOf`. */
export function inheritedChoice(schema: SchemaModel): Choice | undefined {
  const discriminator = schema.allOf
    ?.map(({ reference }) => reference?.target.discriminator)
    .find((found) => found !== undefined);
  const name = discriminator && componentName(schema.location.pointer);
  if (!discriminator || name === undefined || statesLiteral(schema, discriminator.propertyName))
    return undefined;
  return choiceOf(discriminator, name);
}

function choiceOf(
  { propertyName, mapping }: Discriminator,
  component: string | undefined,
): Choice | undefined {
  const chosen = [...mapping].filter(
    ([, target]) => component !== undefined && mappedComponent(target) === component,
  );
  return chosen.length === 0 ? undefined : { propertyName, values: chosen.map(([value]) => value) };
}

/** The component of a mapping value, which is a name or a reference. */
function mappedComponent(target: string): string | undefined {
  if (!target.includes("#")) return target;
  const pointer = localTarget(target);
  return pointer && componentName(pointer);
}

/** True if every alternative of a schema fixes the property's value. */
export function statesValue(
  schema: SchemaModel,
  name: string,
  seen: ReadonlySet<SchemaModel> = new Set(),
): boolean {
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
