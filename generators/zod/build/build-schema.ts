import { conjuncts, standsAlone } from "../../core/model/facts/conjuncts.ts";
import { describesArray, describesObject, impliedType } from "../../core/model/facts/describes.ts";
import type { TypePart } from "../../core/model/facts/left-out.ts";
import { requiredBeside } from "../../core/model/facts/required-beside.ts";
import { isOnly, typesBeside, typesOf, type ValueTypes } from "../../core/model/facts/types-of.ts";
import { valueTypeOf } from "../../core/model/facts/value-type.ts";
import { atSchema } from "../../core/model/int64.ts";
import { referencedSchemas, schemaChildren } from "../../core/model/schema-children.ts";
import type { SchemaModel } from "../../core/model/schema-model.ts";
import { inheritedChoice } from "../../core/types/discriminated-branch.ts";
import { type BuiltSchema, typed, untyped, weaklyTyped, withChecks } from "./built-schema.ts";
import { checksOf } from "./checks.ts";
import { extendedObject } from "./objects/extended-object.ts";
import { referenceSchema } from "./reference.ts";
import { reportContent } from "./reports/report-content.ts";
import { reportBranch } from "./reports/report-unstated.ts";
import { asRead, type Scope } from "./scope.ts";
import { typeSchema } from "./type.ts";
import { withUnevaluated } from "./unevaluated.ts";
import { chosen } from "./unions/chosen.ts";
import { decidedSchema, enumSchema } from "./unions/enum.ts";
import { possibleBranches } from "./unions/possible-branches.ts";
import { unionSchema } from "./unions/union.ts";
import { hasVagueType } from "./vague-type.ts";
import { ANYTHING, isAnything, list, NOTHING, runtime, value } from "./zod-node.ts";

/**
 * What is printed for a schema, so that it accepts the same values: zod's own constructs where they mean the same, checks of the
 * runtime for the rest. What infers a type comes first, checks without a type follow.
 */
export function buildSchema(described: SchemaModel, outer: Scope): BuiltSchema {
  const { depth = 0 } = outer;
  if (depth >= MAX_DEPTH && schemaChildren(described).length > 0)
    return referenceSchema(described, { ...outer, depth: 0 });
  const scope = { ...atSchema(described, outer), depth: depth + 1 };
  const schema = possibleBranches(asRead(described, outer), scope);
  if (schema.always === false || knownTypes(schema, scope).size === 0) return typed(NOTHING);
  return decidedSchema(schema, scope) ?? composed(schema, scope);
}

/** A schema that is deeper than this gets a name, as if it were referred to: TypeScript does not compare deeper types. */
const MAX_DEPTH = 20;

/** All that stands in a schema, put together. */
function composed(schema: SchemaModel, scope: Scope): BuiltSchema {
  const types = effectiveTypes(schema, scope);
  const partScope = { ...scope, assumed: knownTypes(schema, scope) };
  const whole = extendedObject(schema, partScope) ?? conjunction(partsOf(schema, types, partScope));
  reportContent(schema, scope.module);
  const choice = inheritedChoice(schema);
  if (choice) reportBranch(schema, choice.propertyName, scope.module);
  const reported = chosen(whole, typesOf(schema), choice);
  // A check for one type fits a schema of that type; one that infers nothing takes guarded checks alone, and so does one
  // whose type does not say what is known of its values.
  const stated = whole.isTyped ? assumedFrom(schema, types) : undefined;
  const mayBeVague = !types && stated && isOnly(stated, "object") && schema.object && !standsAlone(schema);
  const assumed = mayBeVague && hasVagueType(schema, scope) ? undefined : stated;
  const possible = partScope.assumed;
  const checked = withChecks(reported, checksOf(schema, { types, possible }, { ...scope, assumed }));
  return withUnevaluated(schema, checked, scope);
}

/** The types that values have which the schema accepts in its place: a part that asks for one of them changes nothing. */
function knownTypes(schema: SchemaModel, { assumed }: Scope): ValueTypes {
  const types = typesOf(schema);
  return assumed ? new Set([...types].filter((type) => assumed.has(type))) : types;
}

/**
 * The types that a schema is built for: those that it names; those that its place is known to have, where it
 * constrains objects or arrays without naming a type or values.
 */
function effectiveTypes(schema: SchemaModel, scope: Scope): SchemaModel["types"] {
  if (schema.types || schema.constant || schema.enumeration) return schema.types;
  const known = new Set([...typesBeside(schema)].filter((type) => scope.assumed?.has(type) ?? true));
  if (describesObject(schema) && isOnly(known, "object")) return ["object"];
  // A part of its own, which comes before the pattern of what it stands beside.
  if (schema.string?.maxLength !== undefined && isOnly(known, "string")) return ["string"];
  return describesArray(schema) && isOnly(known, "array") ? ["array"] : undefined;
}

/** What the built schema alone says about a value. */
function assumedFrom(schema: SchemaModel, types: SchemaModel["types"]): ValueTypes {
  const named = types && new Set(types.map(valueTypeOf));
  return new Set([...typesOf(schema)].filter((type) => named?.has(type) ?? true));
}

/** `const`, `enum` or `type`, with the constraints that belong to them. */
function ownSchema(schema: SchemaModel, types: SchemaModel["types"], scope: Scope): BuiltSchema | undefined {
  if (schema.constant || schema.enumeration) return enumSchema(schema, scope);
  if (!types) return impliedSchema(schema, scope);
  if (isSaidBeside(schema, types)) return undefined;
  // A string that only its place makes one stands by itself all the same: what narrows comes last, and a length first.
  const isImplied = !schema.types && types[0] !== "string";
  return weaklyTyped(typeSchema({ ...schema, types }, scope), isImplied || demandsOthers(schema));
}

/** Members or items without a type: the one that is meant. */
function impliedSchema(schema: SchemaModel, scope: Scope): BuiltSchema | undefined {
  const type = impliedType(schema, scope.assumed);
  if (!type) return undefined;
  const { node } = typeSchema({ ...schema, types: [type] }, scope);
  return weaklyTyped(typed(runtime("implied", value(type), node)), true);
}

/** True for an object that requires members without describing them. */
function demandsOthers({ object }: SchemaModel): boolean {
  return object?.required?.some((name) => !object.properties?.has(name)) ?? false;
}

/** True when `type` stands beside parts that are of that type anyway, without constraints of its own. */
function isSaidBeside(schema: SchemaModel, types: NonNullable<SchemaModel["types"]>): boolean {
  const { number, string, array, object, annotations } = schema;
  if (number || string || array || object || annotations.format !== undefined) return false;
  if (types.includes("integer") && !types.includes("number")) return false;
  const named = new Set(types.map(valueTypeOf));
  if (isOnly(named, "object") && choosesObjects(schema)) return true;
  const hasParts = conjuncts(schema).length > 0 || Boolean(schema.anyOf ?? schema.oneOf);
  return hasParts && [...typesBeside(schema)].every((type) => named.has(type));
}

/** True when one of some objects is chosen, described without a type: where an object is known, they ask for one. */
function choosesObjects({ anyOf, oneOf }: SchemaModel): boolean {
  return [anyOf, oneOf].some((branches) => branches?.every((branch) => impliedType(branch) === "object"));
}

function partsOf(schema: SchemaModel, types: SchemaModel["types"], scope: Scope): BuiltSchema[] {
  if (standsAlone(schema)) {
    const alone = ownSchema(schema, types, scope);
    return alone ? [alone] : [];
  }
  const leftOut = scope.readings.leftOut(schema);
  const inType = (part: TypePart, built: BuiltSchema) => (leftOut.has(part) ? untyped(built.node) : built);
  const referred = referencedSchemas(schema).map((target) => inType(target, referenceSchema(target, scope)));
  const demanding = (part: SchemaModel) => withRequiredBeside(part, schema, scope);
  const all = shortestFirst(schema).map((part) => inType(part, buildSchema(demanding(part), scope)));
  const chosenFrom = (["anyOf", "oneOf"] as const).flatMap((kind) => {
    const branches = schema[kind];
    return branches ? [inType(kind, unionSchema({ schema, branches, kind }, scope))] : [];
  });
  const own = ownSchema(demanding(schema), types, scope);
  return [...(own ? [own] : []), ...referred, ...all, ...chosenFrom];
}

/** A part that requires what another part of the whole requires as a member of any type. */
function withRequiredBeside(part: SchemaModel, whole: SchemaModel, scope: Scope): SchemaModel {
  const names = requiredBeside(part, { whole, asRead: (schema) => asRead(schema, scope) });
  if (names.length === 0) return part;
  return { ...part, object: { ...part.object, required: [...(part.object?.required ?? []), ...names] } };
}

/** The parts of `allOf`; of strings those first that bound the length, since the pattern of another one may take long. */
function shortestFirst(schema: SchemaModel): readonly SchemaModel[] {
  const { allOf = [] } = schema;
  if (!isOnly(typesOf(schema), "string")) return allOf;
  const isBounded = (part: SchemaModel) => (part.reference?.target ?? part).string?.maxLength !== undefined;
  return [...allOf.filter(isBounded), ...allOf.filter((part) => !isBounded(part))];
}

/** All parts at once; those that infer no type become checks of the one that does. */
function conjunction(parts: readonly BuiltSchema[]): BuiltSchema {
  const [only] = parts;
  if (parts.length === 1 && only?.isTyped) return only;
  const reporting = parts.filter(({ isTyped }) => isTyped);
  const checking = parts.filter((part) => !part.isTyped && !isAnything(part.node));
  if (reporting.length === 0 && checking.length === 1 && checking[0]) return checking[0];
  return withChecks(
    reporting.length > 0 ? typedConjunction(reporting) : untyped(ANYTHING),
    checking.map(({ node }) => runtime("also", node)),
  );
}

/** Weakly typed parts narrow the others. */
function typedConjunction(parts: readonly BuiltSchema[]): BuiltSchema {
  const standing = parts.filter(({ isWeaklyTyped }) => !isWeaklyTyped);
  const [first, ...others] = standing.length > 0 ? standing : parts.slice(0, 1);
  const base =
    first && others.length === 0 ? first : typed(runtime("allOf", list(standing.map(({ node }) => node))));
  const narrowing = parts.filter((part) => part !== first && part.isWeaklyTyped);
  if (narrowing.length === 0) return base;
  // Members that only narrow are not in the shape, and a union that is told apart by one would not find it.
  return {
    ...base,
    form: "other",
    node: narrowing.reduce((whole, part) => runtime("narrowed", whole, part.node), base.node),
  };
}
