import { conjuncts, hasNoApplicators } from "../model/facts/conjuncts.ts";
import { describesArray, describesObject, impliedType } from "../model/facts/describes.ts";
import type { TypePart } from "../model/facts/omitted-parts.ts";
import { requiredByOtherParts } from "../model/facts/required-by-other-parts.ts";
import { isOnly, typesOf, typesOfApplicators, type ValueTypes } from "../model/facts/types-of.ts";
import { valueTypeOf } from "../model/facts/value-type.ts";
import { atSchema, atTest, isContradiction, isRepeated } from "../model/int64.ts";
import { referencedSchemas, schemaChildren } from "../model/schema-children.ts";
import type { JsonType, SchemaModel } from "../model/schema-model.ts";
import { inheritedChoice } from "../types/discriminated-branch.ts";
import { ANYTHING, allOf, type CheckNode, NOTHING } from "./check-node.ts";
import { choiceCheck, possibleBranches } from "./choice-check.ts";
import { decidedLiterals, enumCheck } from "./literals-check.ts";
import { reportContent, reportContradiction, reportUnfixedValue } from "./reports.ts";
import { asRead, type CheckScope, innerScope, plainScope } from "./scope.ts";
import { guardedChecks, typeCheck } from "./type-check.ts";

/** Deeper schemas get a name, as if they were referred to: TypeScript does not compare deeper types. */
const MAX_DEPTH = 20;

/** Returns the check of a schema at its position. */
export function buildCheck(described: SchemaModel, outer: CheckScope): CheckNode {
  // A repeated description serves types alone, and ends before a third repetition.
  if (outer.depth >= MAX_DEPTH && outer.repeated.size === 0 && schemaChildren(described).length > 0)
    return { kind: "reference", target: described, reading: outer.reading, isInPlace: true };
  const scope = { ...atSchema(described, outer), depth: outer.depth + 1 };
  const schema = possibleBranches(asRead(described, outer), scope);
  if (schema.always === true) return ANYTHING;
  if (schema.always === false || knownTypes(schema, scope).size === 0) return NOTHING;
  return decidedLiterals(schema, scope) ?? withUnevaluated(schema, conjunction(schema, scope), scope);
}

/** The check of a reference: by name if its number form is that of the position. */
function referenceCheck(target: SchemaModel, scope: CheckScope): CheckNode {
  if (isRepeated(target, scope)) return buildCheck(target, scope);
  if (isContradiction(target, scope)) reportContradiction(target, scope.context);
  return { kind: "reference", target, reading: scope.reading };
}

/** Returns the checks of all keywords as one conjunction. */
function conjunction(schema: SchemaModel, outer: CheckScope): CheckNode {
  const types = effectiveTypes(schema, outer);
  const possible = knownTypes(schema, outer);
  const scope = { ...outer, assumed: possible };
  reportContent(schema, scope.context);
  const untyped = new Set<CheckNode>();
  const parts = [...ownChecks(schema, types, scope), ...partsOf(schema, scope, untyped)];
  const choice = inheritedChoice(schema);
  if (choice) {
    reportUnfixedValue(schema, choice.propertyName, scope.context);
    parts.push({ kind: "chosen", ...choice });
  }
  return allOf([...parts, ...notAndIfChecks(schema, scope)], untyped);
}

/** The types of the values that the schema accepts at its position. A part that requires one of them has no effect. */
function knownTypes(schema: SchemaModel, { assumed }: CheckScope): ValueTypes {
  const types = typesOf(schema);
  return assumed ? new Set([...types].filter((type) => assumed.has(type))) : types;
}

/**
 * The types that a schema constrains: those that it names, or those known from its position if it constrains objects,
 * arrays or the length of strings without `type`, `const` or `enum`.
 */
function effectiveTypes(schema: SchemaModel, scope: CheckScope): readonly JsonType[] | undefined {
  if (schema.types || schema.constant || schema.enumeration) return schema.types;
  const known = new Set([...typesOfApplicators(schema)].filter((type) => scope.assumed?.has(type) ?? true));
  if (describesObject(schema) && isOnly(known, "object")) return ["object"];
  // A part that limits the length is checked before the patterns of its siblings.
  if (schema.string?.maxLength !== undefined && isOnly(known, "string")) return ["string"];
  return describesArray(schema) && isOnly(known, "array") ? ["array"] : undefined;
}

/** Returns the checks of the schema's own keywords. */
function ownChecks(
  schema: SchemaModel,
  types: readonly JsonType[] | undefined,
  outer: CheckScope,
): CheckNode[] {
  const scope = requiring(schema, schema, outer);
  if (schema.constant || schema.enumeration)
    return [enumCheck(schema, scope), ...evaluatingChecks(schema, scope)];
  if (!types) return guardedChecks(schema, scope);
  return isImpliedByParts(schema, types) ? [] : [typeCheck(schema, types, scope)];
}

/**
 * The values of `const` and `enum` meet their sibling constraints, apart from `dependentSchemas`, which depends on the
 * reading. Under `unevaluated…`, the checks record what the constraints evaluate.
 */
function evaluatingChecks(schema: SchemaModel, scope: CheckScope): CheckNode[] {
  if (!schema.object?.dependentSchemas && !scope.context.isEvaluated(schema)) return [];
  return guardedChecks(schema, { ...scope, assumed: typesOf(schema) });
}

/** True if `type` has no constraints and all parts are of that type already. */
function isImpliedByParts(schema: SchemaModel, types: readonly JsonType[]): boolean {
  const { number, string, array, object, annotations } = schema;
  if (number || string || array || object || annotations.format !== undefined) return false;
  if (types.includes("integer") && !types.includes("number")) return false;
  const named = new Set(types.map(valueTypeOf));
  if (isOnly(named, "object") && choosesObjects(schema)) return true;
  const hasParts = conjuncts(schema).length > 0 || Boolean(schema.anyOf ?? schema.oneOf);
  return hasParts && [...typesOfApplicators(schema)].every((type) => named.has(type));
}

/** True for a choice between objects without `type`. Known objects make the check of the type redundant. */
function choosesObjects({ anyOf, oneOf }: SchemaModel): boolean {
  return [anyOf, oneOf].some((branches) => branches?.every((branch) => impliedType(branch) === "object"));
}

/** Returns the checks of `$ref`, `allOf`, `anyOf` and `oneOf`. */
function partsOf(schema: SchemaModel, scope: CheckScope, untyped: Set<CheckNode>): CheckNode[] {
  if (hasNoApplicators(schema)) return [];
  const omittedParts = scope.context.readings.omittedParts(schema);
  const noted = (part: TypePart, check: CheckNode) => {
    const own = omittedParts.has(part) ? { ...check } : check; // a new object, since an equal check may occur twice
    if (omittedParts.has(part)) untyped.add(own);
    return own;
  };
  const below = belowScope(schema, scope);
  return [
    ...referencedSchemas(schema).map((target) => noted(target, referenceCheck(target, scope))),
    ...shortestFirst(schema).map((part) => noted(part, buildCheck(part, requiring(part, schema, below)))),
    ...(["anyOf", "oneOf"] as const).flatMap((kind) => {
      const branches = schema[kind];
      return branches ? [noted(kind, choiceCheck({ schema, branches, kind }, below))] : [];
    }),
  ];
}

/** The scope of parts that apply to the same value. */
function belowScope(schema: SchemaModel, scope: CheckScope): CheckScope {
  return {
    ...scope,
    beside: [...scope.beside, schema, ...(schema.allOf ?? [])],
    required: [...scope.required, ...(schema.object?.required ?? [])],
  };
}

/** The scope of a part that requires members which another part describes without a type. */
function requiring(part: SchemaModel, whole: SchemaModel, scope: CheckScope): CheckScope {
  const names = requiredByOtherParts(part, { whole, asRead: (schema) => asRead(schema, scope) });
  return names.length > 0 ? { ...scope, required: [...scope.required, ...names] } : scope;
}

/** The parts of `allOf`. For strings, parts that limit the length come first, since later patterns may be slow. */
function shortestFirst(schema: SchemaModel): readonly SchemaModel[] {
  const { allOf: parts = [] } = schema;
  if (!isOnly(typesOf(schema), "string")) return parts;
  const isBounded = (part: SchemaModel) => (part.reference?.target ?? part).string?.maxLength !== undefined;
  return [...parts.filter(isBounded), ...parts.filter((part) => !isBounded(part))];
}

/** Returns the checks of `not` and `if`. */
function notAndIfChecks({ not, condition }: SchemaModel, outer: CheckScope): CheckNode[] {
  if (!not && !condition) return [];
  const scope = atTest(outer);
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

/** Adds the check of members and items that no part evaluates. */
function withUnevaluated({ object, array }: SchemaModel, base: CheckNode, scope: CheckScope): CheckNode {
  const rest = (schema: SchemaModel | undefined) => schema && buildCheck(schema, innerScope(schema, scope));
  const properties = rest(object?.unevaluatedProperties);
  const items = rest(array?.unevaluatedItems);
  return properties || items ? { kind: "unevaluated", base, properties, items } : base;
}
