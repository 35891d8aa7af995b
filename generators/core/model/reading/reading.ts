import type { Json } from "../../json.ts";
import { reachedFrom } from "../../reached-from.ts";
import { remembered } from "../../remembered.ts";
import type { ApiModel, Direction } from "../api-model.ts";
import { conjuncts } from "../facts/conjuncts.ts";
import { OmittedParts, type TypePart } from "../facts/omitted-parts.ts";
import { referencedSchemas, schemaChildren } from "../schema-children.ts";
import type { SchemaModel } from "../schema-model.ts";
import { findReach, outermostSchemas, reachable } from "./direction.ts";
import { findDirectionalRequired } from "./directional-required.ts";

/**
 * How a schema is read. `request`: as the description says. `response`: as responses are read, where a set of values may
 * have grown since; discriminating values stay literal in both. Beside enums, the two differ in what they require:
 * `request` does not ask a caller for what is `readOnly`, `response` does not ask the service for what is `writeOnly`.
 */
export type Reading = "request" | "response";

/** The two readings of a document. */
export interface Readings {
  /** True for an enum that lets unknown values pass in the response reading. */
  isOpen(schema: SchemaModel): boolean;
  /** True for the schema of a property that distinguishes branches: it is read as in a request, with all that it refers to. */
  staysLiteral(schema: SchemaModel): boolean;
  /** True when the two readings are not the same, here or anywhere below, references followed. */
  differ(schema: SchemaModel): boolean;
  /** True when a reading accepts more than the schema says, here or anywhere below, references followed. */
  loosens(schema: SchemaModel, reading: Reading): boolean;
  /** Who sends values of the schema. */
  directionOf(schema: SchemaModel): Direction;
  /** The schema with what it requires in a reading. */
  asRead(schema: SchemaModel, reading: Reading): SchemaModel;
  /** The parts that the type of a schema leaves out, in both readings. */
  omittedParts(schema: SchemaModel): ReadonlySet<TypePart>;
  /** Of schemas for one value those whose types are combined. */
  combinable(schemas: readonly SchemaModel[]): readonly SchemaModel[];
}

/** An enum of strings and numbers with more than one value: a single value is a constant, and constants never grow. */
export function canGrow({ constant, enumeration = [] }: SchemaModel): boolean {
  return constant === undefined && enumeration.length > 1 && enumeration.some(isGrowing);
}

/** True for a set of strings, and nothing else. */
export function isStringEnum({ constant, enumeration }: SchemaModel): boolean {
  return constant === undefined && (enumeration?.every((value) => typeof value === "string") ?? false);
}

/** Strings and numbers come in sets that grow; null, booleans, lists and objects do not. */
export function isGrowing(value: Json): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

const NONE: ReadonlySet<TypePart> = new Set();

/** Finds out, once for a model, which enums are open and which schemas they reach. */
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

/** Every schema of the model that a component, an operation or a webhook holds. */
export const allSchemas: (model: ApiModel) => ReadonlySet<SchemaModel> = remembered((model) =>
  reachable(outermostSchemas(model)),
);

/**
 * The schemas of the properties that distinguish branches: of the schema with the discriminator, of its branches, and
 * of the schemas that build on it with references and `allOf`, over as many steps as it takes.
 */
export function discriminatingSchemas(schemas: ReadonlySet<SchemaModel>): Set<SchemaModel> {
  const found = new Set<SchemaModel>();
  const marked = [...schemas].filter(({ discriminator }) => discriminator !== undefined);
  if (marked.length === 0) return found;
  const builders = buildersByPart(schemas);
  for (const schema of marked) {
    const name = schema.discriminator?.propertyName ?? "";
    const seen = new Set<SchemaModel>();
    for (const builder of reaching([schema], builders))
      collectProperty({ schema: builder, name, found, seen });
  }
  return found;
}

/** By schema, those whose values it holds for as well: what refers to it, and what has it in `allOf`. */
function buildersByPart(schemas: ReadonlySet<SchemaModel>): Parents {
  const builders = new Map<SchemaModel, SchemaModel[]>();
  for (const schema of schemas) for (const part of conjuncts(schema)) addParent(builders, part, schema);
  return builders;
}

interface Search {
  readonly schema: SchemaModel;
  readonly name: string;
  readonly found: Set<SchemaModel>;
  readonly seen: Set<SchemaModel>;
}

function collectProperty({ schema, name, found, seen }: Search): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const property = schema.object?.properties?.get(name);
  if (property) found.add(property);
  const parts = [
    ...(schema.allOf ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...referencedSchemas(schema),
  ];
  for (const part of parts) collectProperty({ schema: part, name, found, seen });
}

type Parents = ReadonlyMap<SchemaModel, readonly SchemaModel[]>;

/** By schema, those that accept more when it does: the schemas around it, except behind `not` and `if`. */
function covariantParents(schemas: ReadonlySet<SchemaModel>, literal: ReadonlySet<SchemaModel>): Parents {
  const parents = new Map<SchemaModel, SchemaModel[]>();
  for (const schema of schemas) {
    if (literal.has(schema)) continue; // what stands below stays literal
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

/** The schemas from which some are reached, found backwards from those. */
function reaching(reached: readonly SchemaModel[], parents: Parents): Set<SchemaModel> {
  return reachedFrom(reached, (schema) => parents.get(schema) ?? []);
}

/** Children that accept more when they are read tolerantly; behind `not` and `if` more would become less. */
function covariantChildren(schema: SchemaModel): SchemaModel[] {
  return schemaChildren(schema).filter((child) => child !== schema.not && child !== schema.condition?.if);
}
