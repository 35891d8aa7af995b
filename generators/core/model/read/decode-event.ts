import { childPointer } from "../../document/pointer.ts";
import { isJson } from "../media-type.ts";
import type { SchemaModel } from "../schema-model.ts";
import type { SchemaReader } from "./read-schema.ts";

/** The fields of a server-sent event. */
const FIELDS: ReadonlySet<string> = new Set(["data", "event", "id", "retry"]);

/** The members of one alternative of a schema. */
interface Members {
  readonly properties: ReadonlyMap<string, SchemaModel>;
  readonly required: readonly string[];
}

/**
 * True for a schema of objects that are server-sent events: with `data`, no other required property, and either `event`
 * or no other property at all. An `itemSchema` may lack `data`.
 */
export function isEventObject(schema: SchemaModel, isItem: boolean): boolean {
  const alternatives = alternativesOf(schema, new Set());
  return (
    alternatives.length > 0 &&
    alternatives.every(({ properties, required }) => {
      const isClosed = properties.size > 0 && [...properties.keys()].every((name) => FIELDS.has(name));
      if (isItem && isClosed) return true;
      return (
        properties.has("data") &&
        required.every((name) => FIELDS.has(name)) &&
        (isClosed || properties.has("event"))
      );
    })
  );
}

/** Real descriptions of events have fewer; more are ignored. */
const MOST_ALTERNATIVES = 1000;

/** The members of each alternative, through references, `allOf` and branches; empty for cyclic schemas. */
function alternativesOf(schema: SchemaModel, around: ReadonlySet<SchemaModel>): readonly Members[] {
  if (around.has(schema)) return [];
  const within = new Set([...around, schema]);
  const own = { properties: schema.object?.properties ?? new Map(), required: schema.object?.required ?? [] };
  const conjuncts = [schema.reference?.target ?? [], schema.allOf ?? []]
    .flat()
    .map((part) => alternativesOf(part, within));
  const branches = [schema.oneOf, schema.anyOf].flatMap((list) =>
    list ? [list.flatMap((branch) => alternativesOf(branch, within))] : [],
  );
  return [...conjuncts, ...branches].reduce<readonly Members[]>(
    (all, parts) => all.flatMap((one) => parts.map((part) => joined(one, part))).slice(0, MOST_ALTERNATIVES),
    [own],
  );
}

function joined(one: Members, other: Members): Members {
  return {
    properties: new Map([...one.properties, ...other.properties]),
    required: [...one.required, ...other.required],
  };
}

/** Returns the schema of JSON that a string contains; undefined for any other schema. */
export function decodeText(schema: SchemaModel, schemas: SchemaReader): SchemaModel | undefined {
  const { annotations, location } = schema.reference?.target ?? schema;
  const { contentMediaType = "application/json", contentSchema } = annotations;
  if (!isJson(contentMediaType)) return undefined;
  if (contentSchema !== undefined) return schemas.at(childPointer(location.pointer, "contentSchema"));
  if (annotations.contentMediaType === undefined) return undefined;
  return { location, always: true, annotations: { extensions: {} } };
}

/** Returns the event with its `data` decoded; the schema itself if no `data` contains JSON. */
export function decodeEvent(schema: SchemaModel, schemas: SchemaReader): SchemaModel {
  const isDecoded = dataSchemas(schema).some((data) => decodeText(data, schemas) !== undefined);
  return isDecoded ? decodedEvent(schema, [], schemas) : schema;
}

/** Returns every schema of `data` in an event. */
export function dataSchemas(schema: SchemaModel): readonly SchemaModel[] {
  return alternativesOf(schema, new Set()).flatMap(({ properties }) => properties.get("data") ?? []);
}

/** `around` are schemas of `data` next to the branches: they apply if a branch has no JSON of its own. */
function decodedEvent(
  schema: SchemaModel,
  around: readonly SchemaModel[],
  schemas: SchemaReader,
): SchemaModel {
  const { reference, discriminator: _, ...own } = schema;
  if (reference) {
    const { location, annotations } = schema;
    const parts = [{ ...own }, reference.target].map((part) => decodedEvent(part, around, schemas));
    return { location, annotations, allOf: parts };
  }
  const data = own.object?.properties?.get("data");
  const all = data ? [...around, data] : around;
  const decode = (branches: readonly SchemaModel[]) => branches.map((one) => decodedEvent(one, all, schemas));
  const properties = new Map(own.object?.properties);
  const hasBranches = own.oneOf !== undefined || own.anyOf !== undefined;
  if (hasBranches || all.length === 0) properties.delete("data");
  else properties.set("data", decodedData(all, schemas));
  return {
    ...own,
    ...((own.object || properties.size > 0) && { object: { ...own.object, properties } }),
    ...(own.allOf && { allOf: own.allOf.map((part) => decodedEvent(part, [], schemas)) }),
    ...(own.oneOf && { oneOf: decode(own.oneOf) }),
    ...(own.anyOf && { anyOf: decode(own.anyOf) }),
  };
}

function decodedData(all: readonly SchemaModel[], schemas: SchemaReader): SchemaModel {
  const json = all.flatMap((data) => decodeText(data, schemas) ?? []);
  const parts = json.length > 0 ? json : all;
  const [first] = parts;
  if (first === undefined || parts.length === 1) return first as SchemaModel; // callers pass at least one
  return { location: first.location, allOf: parts, annotations: { extensions: {} } };
}
