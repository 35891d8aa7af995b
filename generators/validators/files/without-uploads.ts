import { asRead, type CheckScope } from "../../core/checks/scope.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import type { ObjectConstraints, SchemaModel } from "../../core/model/schema-model.ts";
import { reachedFrom } from "../../core/reached-from.ts";

/** Replaces uploads in the schema of a form by schemas that accept anything: a file is not a JSON value. */
export function withoutUploads(schema: SchemaModel, scope: CheckScope): SchemaModel {
  const parts = partsInPlace(schema);
  if (!parts.some(takesUploads)) return schema;
  return rewritten(schema, scope);
}

/** Returns the schema and all schemas that apply to the same value. */
function partsInPlace(start: SchemaModel): SchemaModel[] {
  const parts = reachedFrom([start], ({ allOf = [], anyOf = [], oneOf = [], reference }) => [
    ...[...allOf, ...anyOf, ...oneOf],
    ...(reference ? [reference.target] : []),
  ]);
  return [...parts];
}

function takesUploads({ object }: SchemaModel): boolean {
  return [...(object?.properties?.values() ?? [])].some((member) => withoutUpload(member) !== member);
}

function withoutUpload(member: SchemaModel): SchemaModel {
  if (isUpload(member)) return anything(member);
  const { array } = member;
  if (!array?.items || !isUpload(array.items)) return member;
  return { ...member, array: { ...array, items: anything(array.items) } };
}

function anything({ location }: SchemaModel): SchemaModel {
  return { location, annotations: { extensions: {} } };
}

/** Rewrites a schema with its references resolved, because their targets change. */
function rewritten(described: SchemaModel, scope: CheckScope): SchemaModel {
  const schema = asRead(described, scope);
  if (!partsInPlace(schema).some(takesUploads)) return schema;
  const { reference, object, allOf, anyOf, oneOf, ...others } = schema;
  const all = [...(reference ? [reference.target] : []), ...(allOf ?? [])].map((part) =>
    rewritten(part, scope),
  );
  return {
    ...others,
    ...(object && { object: withoutUploadsIn(object) }),
    ...(all.length > 0 && { allOf: all }),
    ...(anyOf && { anyOf: anyOf.map((part) => rewritten(part, scope)) }),
    ...(oneOf && { oneOf: oneOf.map((part) => rewritten(part, scope)) }),
  };
}

function withoutUploadsIn({ properties, ...others }: ObjectConstraints): ObjectConstraints {
  if (!properties) return others;
  const members = [...properties].map(([name, member]) => [name, withoutUpload(member)] as const);
  return { ...others, properties: new Map(members) };
}
