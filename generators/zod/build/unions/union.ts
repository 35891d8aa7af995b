import { isDeepStrictEqual } from "node:util";
import type { Json } from "../../../core/json.ts";
import { areDisjoint, typesOf } from "../../../core/model/facts/types-of.ts";
import { atSchema } from "../../../core/model/int64.ts";
import { literalPrefix } from "../../../core/model/literal-prefix.ts";
import type { SchemaModel } from "../../../core/model/schema-model.ts";
import { choiceOfBranch } from "../../../core/types/discriminated-branch.ts";
import { buildSchema } from "../build-schema.ts";
import { type BuiltSchema, nullable, typed, untyped, weaklyTyped } from "../built-schema.ts";
import { objectForm } from "../objects/object-form.ts";
import { plainReference } from "../objects/object-pieces.ts";
import { reportUnstated } from "../reports/report-unstated.ts";
import { asRead, isLoosened, isOpen, type Scope } from "../scope.ts";
import { constrainedString } from "../strings/string.ts";
import { list, openEnum, runtime, type TypeName, value, zod } from "../zod-node.ts";
import { chosen } from "./chosen.ts";
import { literalSchema, literalsOf, valuesOf } from "./enum.ts";

/** The branches of a schema. */
export interface Branches {
  readonly schema: SchemaModel;
  readonly branches: readonly SchemaModel[];
  readonly kind: "anyOf" | "oneOf";
}

/** `anyOf` and `oneOf`: by the discriminating member where there is one, else by trying. */
export function unionSchema(union: Branches, scope: Scope): BuiltSchema {
  const withoutNull = withoutNullBranch(union);
  if (withoutNull) return nullable(unionSchema(withoutNull, scope));
  const [first, ...others] = union.branches;
  if (first && others.length === 0) return buildSchema(first, scope);
  return (
    constants(union, scope) ?? openStrings(union, scope) ?? discriminated(union, scope) ?? tried(union, scope)
  );
}

/** The other branches, when one is null alone and no other accepts null. */
function withoutNullBranch({ branches, ...union }: Branches): Branches | undefined {
  const others = branches.filter((branch) => !isBare(branch, "null"));
  const isPlain = others.length === branches.length - 1 && others.length > 0;
  return isPlain && others.every((branch) => !typesOf(branch).has("null"))
    ? { ...union, branches: others }
    : undefined;
}

/** A schema that names one type and asks nothing more. */
function isBare({ place: _, annotations, types, ...others }: SchemaModel, type: "null" | "string"): boolean {
  const isAnnotated = annotations.format !== undefined;
  return types?.length === 1 && types[0] === type && Object.keys(others).length === 0 && !isAnnotated;
}

/** Branches that are single values make up a closed set. */
function constants({ branches }: Branches, scope: Scope): BuiltSchema | undefined {
  if (!branches.every(({ constant }) => constant)) return undefined;
  const values = branches.flatMap((branch) => literalsOf(branch, atSchema(branch, scope)));
  const isDistinct = new Set(values).size === branches.length;
  return isDistinct && values.every((value) => typeof value !== "object") ? literalSchema(values) : undefined;
}

/** Known strings beside any string accept any string; the known ones stay visible in the type. */
function openStrings({ branches, kind }: Branches, scope: Scope): BuiltSchema | undefined {
  if (kind !== "anyOf" || !branches.some((branch) => isBare(branch, "string"))) return undefined;
  const known = branches
    .filter((branch) => !isBare(branch, "string"))
    .map((branch) => knownStrings(branch, scope));
  if (known.length === 0 || known.some((members) => members.length === 0)) return undefined;
  return typed(openEnum(known.flat()));
}

/** The members of a union of strings; none for any other branch. */
function knownStrings(branch: SchemaModel, scope: Scope): (string | TypeName)[] {
  const target = branch.reference?.target ?? branch;
  const values = target.enumeration || target.constant ? valuesOf(target, scope) : [];
  if (values.length === 0 || !values.every((value) => typeof value === "string")) return [];
  const named = branch.reference && scope.module.outputOf(branch.reference.target);
  return named !== undefined ? [named] : values.map(String);
}

/** Objects that each state another value of one required member. */
function discriminated(union: Branches, scope: Scope): BuiltSchema | undefined {
  const { branches, schema } = union;
  const read = (part: SchemaModel) => asRead(part, scope);
  const forms = branches.map((branch) =>
    isCyclic(branch, scope) ? undefined : objectForm(branch, { read }),
  );
  const [first] = forms;
  if (!first || forms.some((form) => form === undefined)) return undefined;
  const names = schema.discriminator ? [schema.discriminator.propertyName] : [...first.members.keys()];
  const name = names.find((candidate) =>
    distinguishes(
      candidate,
      forms.map((form) => (form?.required.has(candidate) ? form.members.get(candidate) : undefined)),
      scope,
    ),
  );
  if (name === undefined) return undefined;
  const options = branches.map((branch) => buildSchema(branch, scope));
  if (!options.every(({ form }) => form === "object")) return undefined;
  return typed(zod("discriminatedUnion", value(name), list(options.map(({ node }) => node))));
}

function isCyclic({ reference }: SchemaModel, { module }: Scope): boolean {
  return reference !== undefined && module.isCyclic(reference.target);
}

/** True when no two members share a value. A name that every object inherits is left to the general way. */
function distinguishes(name: string, members: readonly (SchemaModel | undefined)[], scope: Scope): boolean {
  if (name in Object.prototype) return false;
  const values = members.map((member) => stringsOf(member, scope));
  const all = values.flatMap((list) => list ?? []);
  return values.every((list) => list !== undefined && list.length > 0) && new Set(all).size === all.length;
}

/** The strings of a closed set; a reference to one counts, where nothing else stands beside it. */
function stringsOf(member: SchemaModel | undefined, scope: Scope): Json[] | undefined {
  if (!member) return undefined;
  const closed = isSet(member) ? member : plainReference(member);
  if (!closed || !isSet(closed)) return undefined;
  const staysLiteral = scope.readings.staysLiteral(member);
  if (!staysLiteral && isOpen(closed, scope)) return undefined;
  const values = valuesOf(closed, scope);
  return values.every((value) => typeof value === "string") ? values : undefined;
}

function isSet({ constant, enumeration }: SchemaModel): boolean {
  return Boolean(constant ?? enumeration);
}

function tried({ schema, branches, kind }: Branches, scope: Scope): BuiltSchema {
  reportUnstated(
    schema,
    branches.filter((branch) => typesOf(branch).has("object")),
    scope.module,
  );
  const options = branches.map((branch) =>
    chosen(optionOf(branch, branches, scope), typesOf(branch), choiceOfBranch(schema, branch)),
  );
  const isExclusive = kind === "oneOf" && !areAllDisjoint(branches) && !canOverlap(branches, scope);
  // Where sets are open, branches that differed in them are the same.
  const [first, ...others] = options;
  if (first && !isExclusive && others.every(({ node }) => isDeepStrictEqual(node, first.node))) return first;
  const node = runtime(isExclusive ? "oneOf" : "anyOf", list(options.map((option) => option.node)));
  if (!options.every(({ isTyped }) => isTyped)) return untyped(node);
  return weaklyTyped(
    typed(node),
    options.some(({ isWeaklyTyped }) => isWeaklyTyped),
  );
}

/** A branch; any string beside known ones keeps those visible in the type. */
function optionOf(branch: SchemaModel, branches: readonly SchemaModel[], scope: Scope): BuiltSchema {
  const known = isAnyString(branch) ? branches.flatMap((other) => knownStrings(other, scope)) : [];
  if (known.length === 0) return buildSchema(branch, scope);
  return typed(constrainedString(openEnum(known), branch, scope));
}

/** True for strings of which not even the beginning is known. */
function isAnyString({ place: _, annotations: __, types, string, ...others }: SchemaModel): boolean {
  const isString = types?.length === 1 && types[0] === "string" && Object.keys(others).length === 0;
  return isString && (string?.pattern === undefined || literalPrefix(string.pattern) === undefined);
}

/** Branches of different types cannot both hold. */
function areAllDisjoint(branches: readonly SchemaModel[]): boolean {
  const types = branches.map((branch) => typesOf(branch));
  return types.every((left, index) => types.slice(index + 1).every((right) => areDisjoint(left, right)));
}

/** Where branches accept more than the description says, two of them may match what only one should. */
function canOverlap(branches: readonly SchemaModel[], scope: Scope): boolean {
  return branches.some((branch) => isLoosened(branch, scope));
}
