import type { SchemaModel } from "../schema-model.ts";

/** What is known of the members of an object schema. */
export interface ObjectShape {
  readonly properties: ReadonlyMap<string, SchemaModel>;
  /** At least one property must be there in every branch. */
  readonly needsInput: boolean;
  /** No other properties are allowed: a part of the schema says so, or every branch. */
  readonly isClosed: boolean;
}

/**
 * The described members of a schema that only accepts objects, over references, `allOf` and branches. Undefined for
 * anything else, and for maps, whose keys are data: such a value has to stay in one piece.
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

/** Shapes of what is applied beside the schema's own keywords; a set of branches counts as one part. */
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

/** A part that only says which members must be there, as in `allOf: [{ $ref }, { required: […] }]`. */
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
