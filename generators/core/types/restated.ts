import { referencedSchemas } from "../model/schema-children.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import type { TypeNode } from "./type-node.ts";

/**
 * Returns the type of a part without members that a sibling restates because it requires them. A union that is
 * intersected with itself becomes a product of all its members, in which known strings are lost.
 */
export function withoutRestated(node: TypeNode, beside: readonly TypeNode[]): TypeNode {
  if (node.kind !== "reference" || !node.of) return node;
  const restated = beside.flatMap(restatedMembers);
  if (restated.length === 0) return node; // most have none, so that the target is not read
  const members = membersOf(node.of.target, new Set());
  const omitted = restated.filter((name) => members?.has(name));
  return omitted.length > 0 ? { ...node, omitted: [...new Set(omitted)] } : node;
}

/** Members that a type only requires, if their type must not be repeated. */
function restatedMembers(node: TypeNode): string[] {
  if (node.kind === "intersection") return node.members.flatMap(restatedMembers);
  if (node.kind !== "object") return [];
  const rich: readonly TypeNode["kind"][] = ["open", "union", "reference"];
  return node.properties
    .filter(({ isUndeclared, type }) => isUndeclared && rich.includes(type.kind))
    .map(({ name }) => name);
}

/** The members of an object without other constraints; undefined for any other schema. */
function membersOf(schema: SchemaModel, seen: Set<SchemaModel>): ReadonlySet<string> | undefined {
  if (seen.has(schema)) return undefined;
  seen.add(schema);
  const { types = [], object = {}, anyOf, oneOf, constant, enumeration, allOf = [] } = schema;
  const { properties, additionalProperties, patternProperties, unevaluatedProperties } = object;
  const others = [anyOf, oneOf, constant, enumeration, patternProperties, unevaluatedProperties];
  const hasNoIndex = additionalProperties === undefined || additionalProperties.always === false;
  const isMore = others.some((part) => part !== undefined) || types.some((type) => type !== "object");
  if (isMore || !hasNoIndex) return undefined;
  const parts = [...allOf, ...referencedSchemas(schema)].map((part) => membersOf(part, seen));
  if (parts.includes(undefined)) return undefined;
  return new Set([...(properties?.keys() ?? []), ...parts.flatMap((part) => [...(part ?? [])])]);
}
