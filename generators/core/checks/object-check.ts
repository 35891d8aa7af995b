import { matchesPattern } from "../model/accepts/pattern.ts";
import { present } from "../model/schema-children.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { reachedFrom } from "../reached-from.ts";
import { docsOfSchema } from "../types/docs-of-schema.ts";
import { absentCheck } from "./array-check.ts";
import { buildCheck } from "./build-check.ts";
import {
  allOf,
  type CheckNode,
  type MemberCheck,
  type ObjectCheck,
  type PatternMembers,
} from "./check-node.ts";
import { memberDefault } from "./member-default.ts";
import { patternOf } from "./pattern.ts";
import { aloneScope, type CheckScope, innerScope } from "./scope.ts";

/** An object without constraints. */
export const EMPTY_OBJECT: ObjectCheck = {
  kind: "object",
  members: [],
  additionalProperties: undefined,
  patternProperties: [],
  propertyNames: undefined,
  minProperties: 0,
  maxProperties: undefined,
  dependentRequired: [],
  dependentSchemas: [],
  forbidsUnevaluated: undefined,
  isEvaluated: false,
};

/** Returns the check of an object: its declared members, members that are only required, and all others. */
export function objectCheck(schema: SchemaModel, scope: CheckScope): ObjectCheck {
  const { object = {} } = schema;
  const { additionalProperties, propertyNames, unevaluatedProperties } = object;
  const build = (member: SchemaModel): CheckNode => buildCheck(member, innerScope(member, scope));
  return {
    kind: "object",
    members: [...declaredMembers(schema, scope), ...undeclaredMembers(schema, scope)],
    additionalProperties: additionalProperties && build(additionalProperties),
    patternProperties: patternMembers(schema, scope),
    propertyNames: propertyNames && build(propertyNames),
    minProperties: object.minProperties ?? 0,
    maxProperties: object.maxProperties,
    dependentRequired: [...(object.dependentRequired ?? [])],
    dependentSchemas: [...(object.dependentSchemas ?? [])].map(([name, part]) => [
      name,
      buildCheck(part, { ...aloneScope(scope), assumed: OBJECT }),
    ]),
    forbidsUnevaluated: unevaluatedProperties && unevaluatedProperties.always === false,
    isEvaluated: scope.context.isEvaluated(schema),
  };
}

const OBJECT = new Set(["object"] as const);

function patternMembers(schema: SchemaModel, scope: CheckScope): PatternMembers[] {
  return [...(schema.object?.patternProperties ?? [])].flatMap(([written, member]) => {
    const pattern = patternOf(written, schema, scope);
    return pattern ? [{ pattern, check: buildCheck(member, innerScope(member, scope)) }] : [];
  });
}

function declaredMembers({ object = {} }: SchemaModel, scope: CheckScope): MemberCheck[] {
  const required = new Set([...scope.required, ...(object.required ?? [])]);
  return [...(object.properties ?? [])].map(([name, member]) => {
    const inner = innerScope(member, scope);
    const isOptional = !required.has(name);
    return {
      name,
      check: buildCheck(member, inner),
      isOptional,
      isReadonly: member.annotations.readOnly ?? false,
      docs: docsOfSchema(member),
      annotations: member.annotations,
      default: isOptional ? memberDefault(member, inner) : undefined,
      described: undefined,
      demand: undefined,
    };
  });
}

/** Members that are required but not declared here. A sibling may declare them, for example a reference. */
function undeclaredMembers(schema: SchemaModel, scope: CheckScope): MemberCheck[] {
  const { object = {} } = schema;
  const parts = [...scope.beside, schema];
  const missing = (object.required ?? []).filter((name) => !isDeclaredInline(name, schema));
  return [...new Set(missing)].map((name) => {
    const isImplied = isRequiredByReference(name, parts);
    return {
      name,
      check: othersOf(name, schema, scope),
      isOptional: false,
      isReadonly: false,
      docs: undefined,
      annotations: undefined,
      default: undefined,
      described: isImplied ? undefined : describedBy(name, parts, scope),
      demand: isImplied ? "implied" : "shown",
    };
  });
}

/** The check of a member without a name here: it counts as an additional property. */
function othersOf(name: string, schema: SchemaModel, scope: CheckScope): CheckNode {
  const { additionalProperties, patternProperties } = schema.object ?? {};
  const isMatched = [...(patternProperties?.keys() ?? [])].some((pattern) => matchesPattern(pattern, name));
  const others = isMatched ? undefined : additionalProperties;
  return others ? buildCheck(others, innerScope(others, scope)) : absentCheck(schema, scope);
}

/** The checks of all parts that declare a member; undefined if none does. */
function describedBy(name: string, parts: readonly SchemaModel[], scope: CheckScope): CheckNode | undefined {
  const schemas = withConjuncts(parts).flatMap(({ object }) => object?.properties?.get(name) ?? []);
  if (schemas.length === 0) return undefined;
  const described = [...new Set(scope.context.readings.combinable(schemas))];
  const below = { ...scope, repeated: new Set([...scope.repeated, ...described]) };
  return allOf(
    described
      .filter((schema) => !scope.repeated.has(schema))
      .map((schema) => buildCheck(schema, innerScope(schema, below))),
  );
}

/** Returns schemas and all that they apply to the same value by `allOf` and references, in the order of the document. */
function withConjuncts(schemas: readonly SchemaModel[]): SchemaModel[] {
  const inside = ({ allOf = [], reference }: SchemaModel) => [
    ...present([reference?.target]),
    ...[...allOf].reverse(),
  ];
  return [...reachedFrom([...schemas].reverse(), inside)];
}

/** True if a sibling reference declares the property as required already. */
function isRequiredByReference(name: string, parts: readonly SchemaModel[]): boolean {
  const referred = parts.flatMap(({ reference }) => reference?.target ?? []);
  return withConjuncts(referred).some(
    ({ object }) => object?.required?.includes(name) && object.properties?.has(name),
  );
}

function isDeclaredInline(name: string, { object, allOf: parts = [] }: SchemaModel): boolean {
  return (object?.properties?.has(name) ?? false) || parts.some((part) => isDeclaredInline(name, part));
}
