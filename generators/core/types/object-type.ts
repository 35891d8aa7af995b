import type { MemberCheck, ObjectCheck } from "../checks/check-node.ts";
import { unionOf } from "./combine-types.ts";
import { isSimple, NEVER, type PropertyNode, type TypeNode, UNDEFINED, UNKNOWN } from "./type-node.ts";
import { innerTypes, type TypeScope, typeOfCheck } from "./type-of-check.ts";

/** Returns the type of an object: declared members, members that are only required, and the others. */
export function objectType(check: ObjectCheck, outer: TypeScope): TypeNode {
  const scope = innerTypes(outer);
  const properties = check.members
    .filter(({ demand }) => demand !== "implied")
    .map((member) => propertyOf(member, scope));
  const index = indexType(check, properties, scope);
  return { kind: "object", properties, ...(index ? { index } : {}) };
}

function propertyOf(member: MemberCheck, scope: TypeScope): PropertyNode {
  const { name, isOptional, isReadonly, docs, demand } = member;
  const type = typeOfCheck(member.described ?? member.check, scope);
  return { name, type, isOptional, isReadonly, docs, ...(demand && { isUndeclared: true }) };
}

/**
 * The type of unnamed members. TypeScript requires it to cover the named ones too. Objects are open, but without a
 * schema for other members there is none, so that a misspelled name is an error.
 */
function indexType(
  { additionalProperties, patternProperties, forbidsUnevaluated }: ObjectCheck,
  properties: readonly PropertyNode[],
  scope: TypeScope,
): TypeNode | undefined {
  const isClosed = additionalProperties
    ? additionalProperties.kind === "nothing"
    : forbidsUnevaluated === true;
  const other = additionalProperties?.kind === "nothing" ? undefined : additionalProperties;
  const checks = [...patternProperties.map(({ check }) => check), ...(other ? [other] : [])];
  if (checks.length === 0) {
    if (isClosed) return properties.length === 0 ? NEVER : undefined;
    return forbidsUnevaluated === undefined ? undefined : UNKNOWN;
  }
  const types = checks.map((check) => typeOfCheck(check, scope));
  if (other === undefined && !isClosed) types.push(UNKNOWN); // names without a matching pattern may have any value
  return coveringType(unionOf(types), properties);
}

function coveringType(type: TypeNode, properties: readonly PropertyNode[]): TypeNode {
  if (properties.length === 0) return type;
  const types = [type, ...properties.map((property) => property.type)];
  if (!types.every(isSimple)) return UNKNOWN;
  const all = unionOf(types);
  return properties.some(({ isOptional }) => isOptional) ? unionOf([all, UNDEFINED]) : all;
}
