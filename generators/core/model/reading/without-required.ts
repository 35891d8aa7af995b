import type { SchemaModel } from "../schema-model.ts";

interface Omission {
  /** What is not required. */
  readonly names: ReadonlySet<string>;
  /** What another schema requires by itself in the same reading. */
  readonly read: (schema: SchemaModel) => SchemaModel;
  /** Schemas inside of which this one stands, for references that lead in a circle. */
  readonly around?: ReadonlySet<SchemaModel>;
}

/**
 * The schema without requiring some names. A reference to a schema that requires one of them, for others rightly, is
 * written out. The same object where nothing changes.
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

/** A part that is read anyway before it is used: itself where there is no more to it. */
function partWithout(part: SchemaModel, omission: Omission): SchemaModel {
  const read = omission.read(part);
  const relaxed = without(read, omission);
  return relaxed === read ? part : relaxed;
}
