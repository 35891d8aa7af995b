import type { SchemaModel } from "../schema-model.ts";

/** Known members of an object schema. */
export interface ObjectShape {
  readonly properties: ReadonlyMap<string, SchemaModel>;
  /** True if every branch requires at least one property. */
  readonly needsInput: boolean;
  /** True if a part of the schema or every branch forbids other properties. */
  readonly isClosed: boolean;
}

/**
 * Returns the described members of a schema that only accepts objects, through references, `allOf` and branches.
 * Undefined for anything else, and for maps, whose keys are data: such a value must not be split.
 */
export function objectShape(schema: SchemaModel, seen: readonly SchemaModel[] = []): ObjectShape | undefined {
  if (seen.includes(schema) || schema.always !== undefined || isMap(schema)) return undefined;
  if (schema.types?.some((type) => type !== "object")) return undefined;
  const parts = partsOf(schema, [...seen, schema]);
  if (parts.some((part) => part === undefined)) return undefined;
  const known = parts.filter((part) => part !== undefined);
  const properties = new Map([
    ...(schema.object?.properties ?? []),
    ...known.flatMap((part) => [...part.properties]),
  ]);
  const isObject = schema.types !== undefined || schema.object?.properties !== undefined || known.length > 0;
  if (!isObject || properties.size === 0) return undefined;
  return {
    properties,
    needsInput: (schema.object?.required ?? []).length > 0 || known.some((part) => part.needsInput),
    isClosed: forbidsOthers(schema) || known.some((part) => part.isClosed),
  };
}

function forbidsOthers({ object }: SchemaModel): boolean {
  return object?.additionalProperties?.always === false || object?.unevaluatedProperties?.always === false;
}

/** Shapes of the schema's parts; a set of branches counts as one part. */
function partsOf(schema: SchemaModel, seen: readonly SchemaModel[]): (ObjectShape | undefined)[] {
  const conjuncts = [schema.reference?.target, ...(schema.allOf ?? [])].filter((part) => part !== undefined);
  const branchSets = [schema.anyOf, schema.oneOf].filter((branches) => branches !== undefined);
  return [
    ...conjuncts.map((part) => partShape(part, seen)),
    ...branchSets.map((branches) => branchesShape(branches, seen)),
  ];
}

function partShape(schema: SchemaModel, seen: readonly SchemaModel[]): ObjectShape | undefined {
  return constraintShape(schema) ?? objectShape(schema, seen);
}

/** Shape of a part that only requires members, as in `allOf: [{ $ref }, { required: […] }]`. */
function constraintShape({ types, reference, object, anyOf, oneOf }: SchemaModel): ObjectShape | undefined {
  if (types || reference || anyOf || oneOf || object?.properties || !object?.required) return undefined;
  return { properties: new Map(), needsInput: object.required.length > 0, isClosed: false };
}

function branchesShape(
  branches: readonly SchemaModel[],
  seen: readonly SchemaModel[],
): ObjectShape | undefined {
  const shapes = branches.map((branch) => partShape(branch, seen));
  const known = shapes.filter((shape) => shape !== undefined);
  if (known.length < shapes.length) return undefined;
  return {
    properties: new Map(known.flatMap((shape) => [...shape.properties])),
    needsInput: known.every((shape) => shape.needsInput),
    isClosed: known.every((shape) => shape.isClosed),
  };
}

function isMap({ object }: SchemaModel): boolean {
  const additional = object?.additionalProperties;
  return (
    (additional !== undefined && additional.always === undefined) ||
    (object?.patternProperties?.size ?? 0) > 0
  );
}
