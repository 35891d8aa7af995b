import type { Json } from "../../json.ts";
import { reachedFrom } from "../../reached-from.ts";
import { remembered } from "../../remembered.ts";
import type { ApiModel, Direction } from "../api-model.ts";
import { conjuncts, inPlaceParts } from "../facts/conjuncts.ts";
import { OmittedParts, type TypePart } from "../facts/omitted-parts.ts";
import { referencedSchemas, schemaChildren } from "../schema-children.ts";
import type { SchemaModel } from "../schema-model.ts";
import { findReach, outermostSchemas, reachable } from "./direction.ts";
import { findDirectionalRequired } from "./directional-required.ts";

/**
 * Reading of a schema. `request`: as written. `response`: more is accepted, since a set of values may have grown;
 * discriminating values stay literal in both. The two also differ in required members: `request` does not require
 * callers to send `readOnly` ones, `response` does not require the service to send `writeOnly` ones.
 */
export type Reading = "request" | "response";

/** The two readings of a document. */
export interface Readings {
  /** True for an enum that accepts unknown values in the response reading. */
  isOpen(schema: SchemaModel): boolean;
  /** True for the schema of a discriminating property: it is read as in a request, with all its references. */
  staysLiteral(schema: SchemaModel): boolean;
  /** True if the two readings differ, here or anywhere below, references followed. */
  differ(schema: SchemaModel): boolean;
  /** True if a reading accepts more than the schema states, here or anywhere below, references followed. */
  loosens(schema: SchemaModel, reading: Reading): boolean;
  /** Returns the direction of a schema. */
  directionOf(schema: SchemaModel): Direction;
  /** Returns the schema with the members that a reading requires. */
  asRead(schema: SchemaModel, reading: Reading): SchemaModel;
  /** Returns the parts that the type of a schema omits, in both readings. */
  omittedParts(schema: SchemaModel): ReadonlySet<TypePart>;
  /** Returns the schemas, of several for one value, whose types can be combined. */
  combinable(schemas: readonly SchemaModel[]): readonly SchemaModel[];
}

/** True for an enum of strings or numbers with several values: a single one is a constant, which never grows. */
export function canGrow({ constant, enumeration = [] }: SchemaModel): boolean {
  return constant === undefined && enumeration.length > 1 && enumeration.some(isGrowing);
}

/** True for a set of strings only. */
export function isStringEnum({ constant, enumeration }: SchemaModel): boolean {
  return constant === undefined && (enumeration?.every((value) => typeof value === "string") ?? false);
}

/** True for strings and numbers, whose sets grow; null, booleans, lists and objects do not. */
export function isGrowing(value: Json): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

const NONE: ReadonlySet<TypePart> = new Set();

/** Finds the open enums and the schemas they affect; cached for a model. */
export const findReadings: (model: ApiModel) => Readings = remembered(createReadings);

function createReadings(model: ApiModel): Readings {
  const schemas = allSchemas(model);
  const literal = discriminatingSchemas(schemas);
  const isOpen = (schema: SchemaModel) => canGrow(schema) && !literal.has(schema);
  const reach = findReach(model.operations, model.webhooks);
  const { asRead, isRelaxed } = findDirectionalRequired(schemas, { reach, literal });
  const parents = covariantParents(schemas, literal);
  const all = [...schemas];
  const loose = {
    request: reaching(
      all.filter((schema) => isRelaxed(schema, "request")),
      parents,
    ),
    response: reaching(
      all.filter((schema) => isOpen(schema) || isRelaxed(schema, "response")),
      parents,
    ),
  };
  const types = new OmittedParts();
  const omittedParts = new Map<SchemaModel["location"], ReadonlySet<TypePart>>();
  for (const schema of all) {
    const parts = types.of(schema);
    if (parts.size > 0) omittedParts.set(schema.location, parts);
  }
  return {
    omittedParts: ({ location }) => omittedParts.get(location) ?? NONE,
    combinable: (described) => types.combinable(described),
    isOpen,
    staysLiteral: (schema) => literal.has(schema),
    differ: (schema) => loose.request.has(schema) || loose.response.has(schema),
    loosens: (schema, reading) => loose[reading].has(schema),
    directionOf: reach.directionOf,
    asRead,
  };
}

/** Returns every schema of a model, from components, operations and webhooks. */
export const allSchemas: (model: ApiModel) => ReadonlySet<SchemaModel> = remembered((model) =>
  reachable(outermostSchemas(model)),
);

/**
 * Finds the schemas of discriminating properties: of the schema with the discriminator, of its branches, and of the
 * schemas that extend it with references and `allOf`, over any number of steps.
 */
export function discriminatingSchemas(schemas: ReadonlySet<SchemaModel>): Set<SchemaModel> {
  const found = new Set<SchemaModel>();
  const marked = [...schemas].filter(({ discriminator }) => discriminator !== undefined);
  if (marked.length === 0) return found;
  const builders = buildersByPart(schemas);
  for (const schema of marked)
    for (const part of reachedFrom(reaching([schema], builders), inPlaceParts)) {
      const property = part.object?.properties?.get(schema.discriminator?.propertyName ?? "");
      if (property) found.add(property);
    }
  return found;
}

/** Maps a schema to those that extend it: through a reference or `allOf`. */
function buildersByPart(schemas: ReadonlySet<SchemaModel>): Parents {
  const builders = new Map<SchemaModel, SchemaModel[]>();
  for (const schema of schemas) for (const part of conjuncts(schema)) addParent(builders, part, schema);
  return builders;
}

type Parents = ReadonlyMap<SchemaModel, readonly SchemaModel[]>;

/** Maps a schema to those that accept more if it does: the schemas around it, except through `not` and `if`. */
function covariantParents(schemas: ReadonlySet<SchemaModel>, literal: ReadonlySet<SchemaModel>): Parents {
  const parents = new Map<SchemaModel, SchemaModel[]>();
  for (const schema of schemas) {
    if (literal.has(schema)) continue; // children stay literal
    for (const child of [...covariantChildren(schema), ...referencedSchemas(schema)])
      addParent(parents, child, schema);
  }
  return parents;
}

function addParent(parents: Map<SchemaModel, SchemaModel[]>, child: SchemaModel, parent: SchemaModel): void {
  const known = parents.get(child);
  if (known) known.push(parent);
  else parents.set(child, [parent]);
}

/** The schemas that lead to some, found backwards from those. */
function reaching(reached: readonly SchemaModel[], parents: Parents): Set<SchemaModel> {
  return reachedFrom(reached, (schema) => parents.get(schema) ?? []);
}

/** Children that accept more if read tolerantly; inside of `not` and `if`, more would become less. */
function covariantChildren(schema: SchemaModel): SchemaModel[] {
  return schemaChildren(schema).filter((child) => child !== schema.not && child !== schema.condition?.if);
}
