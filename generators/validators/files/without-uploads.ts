import { asRead, type CheckScope } from "../../core/checks/scope.ts";
import { isUpload } from "../../core/model/is-upload.ts";
import type { ObjectConstraints, SchemaModel } from "../../core/model/schema-model.ts";

/** Replaces uploads in the schema of a form by schemas that accept anything: a file is not a JSON value. */
export function withoutUploads(schema: SchemaModel, scope: CheckScope): SchemaModel {
  const parts = partsInPlace(schema);
  if (!parts.some(takesUploads)) return schema;
  return rewritten(schema, scope);
}

/** Returns the schema and all schemas that apply to the same value. */
function partsInPlace(schema: SchemaModel): SchemaModel[] {
  const found = new Set<SchemaModel>();
  const stack = [schema];
  for (let part = stack.pop(); part !== undefined; part = stack.pop()) {
    if (found.has(part)) continue;
    found.add(part);
    stack.push(...(part.allOf ?? []), ...(part.anyOf ?? []), ...(part.oneOf ?? []));
    if (part.reference) stack.push(part.reference.target);
  }
  return [...found];
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
