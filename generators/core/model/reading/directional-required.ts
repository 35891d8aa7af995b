import { reachedFrom } from "../../reached-from.ts";
import { remembered } from "../../remembered.ts";
import { conjuncts } from "../facts/conjuncts.ts";
import { referencedSchemas } from "../schema-children.ts";
import type { SchemaModel } from "../schema-model.ts";
import type { Reach } from "./direction.ts";
import type { Reading } from "./reading.ts";
import { without } from "./without-required.ts";

/** Required members in each direction: senders may omit members that only the other side writes. */
export interface DirectionalRequired {
  /** Returns the schema without required `readOnly` members in requests, or `writeOnly` ones in responses; cached. */
  asRead(schema: SchemaModel, reading: Reading): SchemaModel;
  /** True for a schema that requires less in a reading than it states. */
  isRelaxed(schema: SchemaModel, reading: Reading): boolean;
}

interface Relaxed {
  readonly request: Set<string>;
  readonly response: Set<string>;
}

/** Finds the names that may be missing in one direction. The discriminating property is always present. */
export function findDirectionalRequired(
  schemas: ReadonlySet<SchemaModel>,
  { reach, literal }: { readonly reach: Reach; readonly literal: ReadonlySet<SchemaModel> },
): DirectionalRequired {
  const relaxed = new Map<SchemaModel, Relaxed>();
  for (const schema of schemas) {
    const direction = reach.directionOf(schema);
    for (const { part, name, property } of markedProperties(schema)) {
      if (literal.has(property)) continue;
      const names = relaxed.get(part) ?? { request: new Set(), response: new Set() };
      if (isMarked(property, "readOnly") && direction !== "response" && direction !== "none")
        names.request.add(name);
      if (isMarked(property, "writeOnly") && direction !== "request" && direction !== "none")
        names.response.add(name);
      if (names.request.size + names.response.size > 0) relaxed.set(part, names);
    }
  }
  const views = {
    request: new Map<SchemaModel, SchemaModel>(),
    response: new Map<SchemaModel, SchemaModel>(),
  };
  const asRead = (schema: SchemaModel, reading: Reading): SchemaModel => {
    const names = relaxed.get(schema)?.[reading];
    if (!names || names.size === 0) return schema;
    const known = views[reading].get(schema);
    if (known) return known;
    views[reading].set(schema, schema); // for cyclic references
    const view = without(schema, { names, read: (part) => asRead(part, reading) });
    views[reading].set(schema, view);
    return view;
  };
  return {
    asRead,
    isRelaxed: (schema, reading) => (relaxed.get(schema)?.[reading].size ?? 0) > 0,
  };
}

interface RequiredProperty {
  /** The schema that requires it: an inline part, else the schema itself. */
  readonly part: SchemaModel;
  readonly name: string;
  readonly property: SchemaModel;
}

const NONE: readonly RequiredProperty[] = [];

function isOneWay(property: SchemaModel): boolean {
  return isMarked(property, "readOnly") || isMarked(property, "writeOnly");
}

/** True if a schema itself has a property that only one side writes. */
const hasOneWay = remembered(({ object }: SchemaModel) =>
  [...(object?.properties?.values() ?? [])].some(isOneWay),
);

/** The required properties of a schema that only one side writes: few have any. */
function markedProperties(schema: SchemaModel): readonly RequiredProperty[] {
  const inPlace = partsInPlace(schema);
  const referred = partsElsewhere(inPlace);
  if (!inPlace.some(hasOneWay) && !referred.some(hasOneWay)) return NONE;
  const elsewhere = referred.map((part) => ({ part, reader: schema }));
  const all = [...inPlace.map((part) => ({ part, reader: part })), ...elsewhere];
  return all.flatMap(({ part, reader }) =>
    (part.object?.required ?? []).flatMap((name) =>
      declarationsOf(name, schema)
        .filter(isOneWay)
        .map((property) => ({ part: reader, name, property })),
    ),
  );
}

/** The schema and its inline `allOf` parts, without references, which are shared. */
function partsInPlace(schema: SchemaModel): SchemaModel[] {
  return [schema, ...(schema.allOf ?? []).flatMap(partsInPlace)];
}

/** Schemas for the same value that references of some parts lead to. */
function partsElsewhere(parts: readonly SchemaModel[]): SchemaModel[] {
  return [...reachedFrom(parts.flatMap(referencedSchemas), conjuncts)];
}

function declarationsOf(name: string, schema: SchemaModel): SchemaModel[] {
  return [...reachedFrom([schema], conjuncts)].flatMap((part) => part.object?.properties?.get(name) ?? []);
}

/** True if the property or its reference target has the annotation. */
export function isMarked(property: SchemaModel, mark: "readOnly" | "writeOnly"): boolean {
  return [property, ...referencedSchemas(property)].some(({ annotations }) => annotations[mark] === true);
}
