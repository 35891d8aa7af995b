import { conjuncts, hasNoApplicators } from "../model/facts/conjuncts.ts";
import { describesArray, describesObject, impliedType } from "../model/facts/describes.ts";
import type { TypePart } from "../model/facts/omitted-parts.ts";
import { requiredByOtherParts } from "../model/facts/required-by-other-parts.ts";
import { isOnly, typesOf, typesOfApplicators, type ValueTypes } from "../model/facts/types-of.ts";
import { valueTypeOf } from "../model/facts/value-type.ts";
import { atSchema, inQuestion, isContradiction, isRepeated } from "../model/int64.ts";
import { referencedSchemas, schemaChildren } from "../model/schema-children.ts";
import type { JsonType, SchemaModel } from "../model/schema-model.ts";
import { inheritedChoice } from "../types/discriminated-branch.ts";
import { ANYTHING, allOf, type CheckNode, NOTHING } from "./check-node.ts";
import { choiceCheck, possibleBranches } from "./choice-check.ts";
import { decidedLiterals, enumCheck } from "./literals-check.ts";
import { reportBranch, reportContent, reportContradiction } from "./reports.ts";
import { asRead, type CheckScope, innerScope, plainScope } from "./scope.ts";
import { guardedChecks, typeCheck } from "./type-check.ts";

/** A schema that is deeper than this gets a name, as if it were referred to: TypeScript does not compare deeper types. */
const MAX_DEPTH = 20;

/** The meaning of a schema at its place. */
export function buildCheck(described: SchemaModel, outer: CheckScope): CheckNode {
  // What is described a second time is for types alone, and ends where it would be described a third time.
  if (outer.depth >= MAX_DEPTH && outer.repeated.size === 0 && schemaChildren(described).length > 0)
    return { kind: "reference", target: described, reading: outer.reading, isInPlace: true };
  const scope = { ...atSchema(described, outer), depth: outer.depth + 1 };
  const schema = possibleBranches(asRead(described, outer), scope);
  if (schema.always === true) return ANYTHING;
  if (schema.always === false || knownTypes(schema, scope).size === 0) return NOTHING;
  return decidedLiterals(schema, scope) ?? withUnevaluated(schema, conjunction(schema, scope), scope);
}

/** The check of a reference: by name where its numbers are those of the place. */
function referenceCheck(target: SchemaModel, scope: CheckScope): CheckNode {
  if (isRepeated(target, scope)) return buildCheck(target, scope);
  if (isContradiction(target, scope)) reportContradiction(target, scope.context);
  return { kind: "reference", target, reading: scope.reading };
}

/** All that a schema says of its value. */
function conjunction(schema: SchemaModel, outer: CheckScope): CheckNode {
  const types = effectiveTypes(schema, outer);
  const possible = knownTypes(schema, outer);
  const scope = { ...outer, assumed: possible };
  reportContent(schema, scope.context);
  const untyped = new Set<CheckNode>();
  const parts = [...ownChecks(schema, types, scope), ...partsOf(schema, scope, untyped)];
  const choice = inheritedChoice(schema);
  if (choice) {
    reportBranch(schema, choice.propertyName, scope.context);
    parts.push({ kind: "chosen", ...choice });
  }
  return allOf([...parts, ...questions(schema, scope)], untyped);
}

/** The types that values have which the schema accepts in its place: a part that asks for one of them changes nothing. */
function knownTypes(schema: SchemaModel, { assumed }: CheckScope): ValueTypes {
  const types = typesOf(schema);
  return assumed ? new Set([...types].filter((type) => assumed.has(type))) : types;
}

/**
 * The types that a schema is read for: those that it names; those that its place is known to have, where it constrains
 * objects, arrays or the length of strings without naming a type or values.
 */
function effectiveTypes(schema: SchemaModel, scope: CheckScope): readonly JsonType[] | undefined {
  if (schema.types || schema.constant || schema.enumeration) return schema.types;
  const known = new Set([...typesOfApplicators(schema)].filter((type) => scope.assumed?.has(type) ?? true));
  if (describesObject(schema) && isOnly(known, "object")) return ["object"];
  // A part that bounds the length comes before the pattern of what it stands beside.
  if (schema.string?.maxLength !== undefined && isOnly(known, "string")) return ["string"];
  return describesArray(schema) && isOnly(known, "array") ? ["array"] : undefined;
}

/** The keywords of the schema itself. */
function ownChecks(
  schema: SchemaModel,
  types: readonly JsonType[] | undefined,
  outer: CheckScope,
): CheckNode[] {
  const scope = demanding(schema, schema, outer);
  if (schema.constant || schema.enumeration)
    return [enumCheck(schema, scope), ...evaluatingChecks(schema, scope)];
  if (!types) return guardedChecks(schema, scope);
  return isImpliedByParts(schema, types) ? [] : [typeCheck(schema, types, scope)];
}

/**
 * The values of `const` and `enum` meet the constraints beside them, apart from `dependentSchemas`, which depends on the
 * reading. Where `unevaluated…` asks, the constraints say what they evaluate.
 */
function evaluatingChecks(schema: SchemaModel, scope: CheckScope): CheckNode[] {
  if (!schema.object?.dependentSchemas && !scope.context.isEvaluated(schema)) return [];
  return guardedChecks(schema, { ...scope, assumed: typesOf(schema) });
}

/** True when `type` stands beside parts that are of that type anyway, without constraints of its own. */
function isImpliedByParts(schema: SchemaModel, types: readonly JsonType[]): boolean {
  const { number, string, array, object, annotations } = schema;
  if (number || string || array || object || annotations.format !== undefined) return false;
  if (types.includes("integer") && !types.includes("number")) return false;
  const named = new Set(types.map(valueTypeOf));
  if (isOnly(named, "object") && choosesObjects(schema)) return true;
  const hasParts = conjuncts(schema).length > 0 || Boolean(schema.anyOf ?? schema.oneOf);
  return hasParts && [...typesOfApplicators(schema)].every((type) => named.has(type));
}

/** True when one of some objects is chosen, described without a type: where an object is known, they ask for one. */
function choosesObjects({ anyOf, oneOf }: SchemaModel): boolean {
  return [anyOf, oneOf].some((branches) => branches?.every((branch) => impliedType(branch) === "object"));
}

/** References, `allOf`, `anyOf` and `oneOf`. */
function partsOf(schema: SchemaModel, scope: CheckScope, untyped: Set<CheckNode>): CheckNode[] {
  if (hasNoApplicators(schema)) return [];
  const omittedParts = scope.context.readings.omittedParts(schema);
  const noted = (part: TypePart, check: CheckNode) => {
    const own = omittedParts.has(part) ? { ...check } : check; // one of its own, since equal checks may stand beside
    if (omittedParts.has(part)) untyped.add(own);
    return own;
  };
  const below = belowScope(schema, scope);
  return [
    ...referencedSchemas(schema).map((target) => noted(target, referenceCheck(target, scope))),
    ...shortestFirst(schema).map((part) => noted(part, buildCheck(part, demanding(part, schema, below)))),
    ...(["anyOf", "oneOf"] as const).flatMap((kind) => {
      const branches = schema[kind];
      return branches ? [noted(kind, choiceCheck({ schema, branches, kind }, below))] : [];
    }),
  ];
}

/** The scope of parts that hold for the same value. */
function belowScope(schema: SchemaModel, scope: CheckScope): CheckScope {
  return {
    ...scope,
    beside: [...scope.beside, schema, ...(schema.allOf ?? [])],
    required: [...scope.required, ...(schema.object?.required ?? [])],
  };
}

/** The scope of a part that requires what another part of the whole requires as a member of any type. */
function demanding(part: SchemaModel, whole: SchemaModel, scope: CheckScope): CheckScope {
  const names = requiredByOtherParts(part, { whole, asRead: (schema) => asRead(schema, scope) });
  return names.length > 0 ? { ...scope, required: [...scope.required, ...names] } : scope;
}

/** The parts of `allOf`; of strings those first that bound the length, since the pattern of another one may take long. */
function shortestFirst(schema: SchemaModel): readonly SchemaModel[] {
  const { allOf: parts = [] } = schema;
  if (!isOnly(typesOf(schema), "string")) return parts;
  const isBounded = (part: SchemaModel) => (part.reference?.target ?? part).string?.maxLength !== undefined;
  return [...parts.filter(isBounded), ...parts.filter((part) => !isBounded(part))];
}

/** `not` and `if`. */
function questions({ not, condition }: SchemaModel, outer: CheckScope): CheckNode[] {
  if (!not && !condition) return [];
  const scope = inQuestion(outer);
  const branch = (schema: SchemaModel | undefined) =>
    schema && buildCheck(schema, { ...scope, beside: [], required: [] });
  return [
    ...(not ? [{ kind: "not", check: buildCheck(not, plainScope(scope)) } as const] : []),
    ...(condition
      ? [
          {
            kind: "condition",
            if: buildCheck(condition.if, plainScope(scope)),
            then: branch(condition.then),
            else: branch(condition.else),
          } as const,
        ]
      : []),
  ];
}

/** The check with what holds for the members and items that none of its parts evaluates. */
function withUnevaluated({ object, array }: SchemaModel, base: CheckNode, scope: CheckScope): CheckNode {
  const rest = (schema: SchemaModel | undefined) => schema && buildCheck(schema, innerScope(schema, scope));
  const properties = rest(object?.unevaluatedProperties);
  const items = rest(array?.unevaluatedItems);
  return properties || items ? { kind: "unevaluated", base, properties, items } : base;
}
