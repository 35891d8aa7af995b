import { conjuncts } from "../model/facts/conjuncts.ts";
import { isOnly, typesOfApplicators } from "../model/facts/types-of.ts";
import type { SchemaModel } from "../model/schema-model.ts";

/** The members of a schema of objects, without a choice between them. */
interface ObjectForm {
  readonly members: ReadonlyMap<string, SchemaModel>;
  readonly required: ReadonlySet<string>;
}

/**
 * Returns the members that an object schema describes, through references and `allOf`. Undefined for any other schema,
 * for a choice between typed branches, and if two parts describe the same member.
 */
export function objectForm(
  schema: SchemaModel,
  read: (schema: SchemaModel) => SchemaModel,
  seen: ReadonlySet<SchemaModel> = new Set(),
): ObjectForm | undefined {
  if (seen.has(schema) || !describesOneObject(schema)) return undefined;
  const { properties = new Map<string, SchemaModel>(), required } = read(schema).object ?? {};
  const parts = conjuncts(schema).map((part) => objectForm(part, read, new Set([...seen, schema])));
  const members = new Map(properties);
  for (const part of parts) {
    if (!part) return undefined;
    for (const [name, member] of part.members) {
      if (members.has(name)) return undefined;
      members.set(name, member);
    }
  }
  return {
    members,
    required: new Set([...(required ?? []), ...parts.flatMap((part) => [...(part?.required ?? [])])]),
  };
}

function describesOneObject(schema: SchemaModel): boolean {
  if (schema.always !== undefined || schema.constant || schema.enumeration) return false;
  if (schema.anyOf || schema.oneOf) return false;
  if (schema.types) return schema.types.length === 1 && schema.types[0] === "object";
  return isOnly(typesOfApplicators(schema), "object");
}
