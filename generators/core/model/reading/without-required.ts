import type { SchemaModel } from "../schema-model.ts";

interface Omission {
  /** Names that are not required. */
  readonly names: ReadonlySet<string>;
  /** Returns another schema in the same reading. */
  readonly read: (schema: SchemaModel) => SchemaModel;
  /** Schemas around this one, for cyclic references. */
  readonly around?: ReadonlySet<SchemaModel>;
}

/**
 * Returns the schema without some required names. A reference to a shared schema that requires one of them is written
 * out. Returns the same object if nothing changes.
 */
export function without(schema: SchemaModel, outer: Omission): SchemaModel {
  const { reference, allOf, object, ...others } = schema;
  if (outer.around?.has(schema)) return schema;
  const omission = { ...outer, around: new Set([...(outer.around ?? []), schema]) };
  const target = reference && omission.read(reference.target);
  const writtenOut = target && without(target, omission);
  const isWrittenOut = writtenOut !== target;
  const parts = allOf?.map((part) => partWithout(part, omission));
  const required = object?.required?.filter((name) => !omission.names.has(name));
  const isChanged = parts?.some((part, index) => part !== allOf?.[index]);
  if (!isWrittenOut && !isChanged && required?.length === object?.required?.length) return schema;
  const all = [...(isWrittenOut && writtenOut ? [writtenOut] : []), ...(parts ?? [])];
  const { required: _, ...members } = object ?? {};
  return {
    ...others,
    ...(reference && !isWrittenOut && { reference }),
    ...(object && { object: required?.length ? { ...members, required } : members }),
    ...(all.length > 0 && { allOf: all }),
  };
}

/** A part without the names: the part itself if nothing else changes. */
function partWithout(part: SchemaModel, omission: Omission): SchemaModel {
  const read = omission.read(part);
  const relaxed = without(read, omission);
  return relaxed === read ? part : relaxed;
}
