import { plainReference } from "../model/facts/plain-reference.ts";
import { areDisjoint, typesOf, type ValueTypes } from "../model/facts/types-of.ts";
import { atSchema } from "../model/int64.ts";
import { literalPrefix } from "../model/literal-prefix.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { choiceOfBranch } from "../types/discriminated-branch.ts";
import { buildCheck } from "./build-check.ts";
import { checkKey } from "./check-key.ts";
import { allOf, anyOf, type CheckNode, type KnownString } from "./check-node.ts";
import { acceptedValues, literals, literalValues } from "./literals-check.ts";
import { objectForm } from "./object-form.ts";
import { reportUnfixedValues } from "./reports.ts";
import { asRead, type CheckScope, isLoosened, isOpen } from "./scope.ts";

/** The branches of a schema. */
interface Branches {
  readonly schema: SchemaModel;
  readonly branches: readonly SchemaModel[];
  readonly kind: "anyOf" | "oneOf";
}

/** Returns the check of `anyOf` or `oneOf`: by the discriminating member if there is one. */
export function choiceCheck(union: Branches, scope: CheckScope): CheckNode {
  return (
    withoutNullBranch(union, scope) ??
    constants(union, scope) ??
    openStrings(union, scope) ??
    discriminated(union, scope) ??
    tried(union, scope)
  );
}

/** The other branches or null, if one branch is only null and no other accepts null. */
function withoutNullBranch({ branches, ...union }: Branches, scope: CheckScope): CheckNode | undefined {
  const others = branches.filter((branch) => !isBare(branch, "null"));
  const isPlain = others.length === branches.length - 1 && others.length > 0;
  if (!isPlain || !others.every((branch) => !typesOf(branch).has("null"))) return undefined;
  const left = choiceCheck({ ...union, branches: others }, scope);
  const isFirst = branches.findIndex((branch) => isBare(branch, "null")) === 0;
  return anyOf(isFirst ? [{ kind: "null" }, left] : [left, { kind: "null" }]);
}

/** True for a schema that only names one type. */
function isBare(
  { location: _, annotations, types, ...others }: SchemaModel,
  type: "null" | "string",
): boolean {
  const isAnnotated = annotations.format !== undefined;
  return types?.length === 1 && types[0] === type && Object.keys(others).length === 0 && !isAnnotated;
}

/** A closed set, if all branches are single values. */
function constants({ branches }: Branches, scope: CheckScope): CheckNode | undefined {
  if (!branches.every(({ constant }) => constant)) return undefined;
  const values = branches.flatMap((branch) => literalValues(branch, atSchema(branch, scope)));
  const isDistinct = new Set(values).size === branches.length;
  return isDistinct && values.every((value) => typeof value !== "object") ? literals(values) : undefined;
}

/** Any string, if one branch is any string; the type keeps known strings of other branches visible. */
function openStrings({ branches, kind }: Branches, scope: CheckScope): CheckNode | undefined {
  if (kind !== "anyOf" || !branches.some((branch) => isBare(branch, "string"))) return undefined;
  const known = branches
    .filter((branch) => !isBare(branch, "string"))
    .map((branch) => knownStrings(branch, scope));
  if (known.length === 0 || known.some((members) => members.length === 0)) return undefined;
  return { kind: "string", known: known.flat(), isMatched: false };
}

/** The members of a union of strings; none for any other branch. */
function knownStrings(branch: SchemaModel, scope: CheckScope): KnownString[] {
  const target = branch.reference?.target ?? branch;
  const values = target.enumeration || target.constant ? acceptedValues(target, scope) : [];
  if (values.length === 0 || !values.every((value) => typeof value === "string")) return [];
  const isNamed = branch.reference !== undefined && scope.context.isNamed(target);
  return isNamed ? [{ kind: "reference", target, reading: "request" }] : values.map(String);
}

/** Objects with distinct values of one required member; in an open choice, of a set that may have grown. */
function discriminated(
  { branches, schema }: Branches,
  scope: CheckScope,
  isOpen = false,
): CheckNode | undefined {
  const forms = branches.map((branch) => objectForm(branch, (part) => asRead(part, scope)));
  const [first] = forms;
  if (!first || forms.length < 2 || forms.some((form) => form === undefined)) return undefined;
  const names = schema.discriminator ? [schema.discriminator.propertyName] : [...first.members.keys()];
  for (const propertyName of names) {
    if (propertyName in Object.prototype) continue; // left to the general case
    const values = forms.map((form) => {
      const member = form?.required.has(propertyName) ? form.members.get(propertyName) : undefined;
      return member && (isOpen || isClosed(member, scope)) ? stringsOf(member, scope) : [];
    });
    const all = values.flat();
    if (!values.every((list) => list.length > 0) || new Set(all).size < all.length) continue;
    const options = branches.map((branch, index) => ({
      values: values[index] ?? [],
      check: buildCheck(branch, scope),
    }));
    return { kind: "discriminator", propertyName, options, isOpen };
  }
  return undefined;
}

/** True for a set of values that is closed in the reading. */
function isClosed(member: SchemaModel, scope: CheckScope): boolean {
  return scope.context.readings.staysLiteral(member) || !isOpen(setOf(member) ?? member, scope);
}

/** The strings of a set; none for other schemas. */
function stringsOf(member: SchemaModel, scope: CheckScope): string[] {
  const set = setOf(member);
  const values = set ? acceptedValues(set, scope) : [];
  return values.every((value) => typeof value === "string") ? values : [];
}

/** The schema if it is a set, or the set that it refers to without siblings. */
function setOf(member: SchemaModel): SchemaModel | undefined {
  const found = isSet(member) ? member : plainReference(member);
  return found && isSet(found) ? found : undefined;
}

function isSet({ constant, enumeration }: SchemaModel): boolean {
  return Boolean(constant ?? enumeration);
}

function tried({ schema, branches, kind }: Branches, scope: CheckScope): CheckNode {
  reportUnfixedValues(
    schema,
    branches.filter((branch) => typesOf(branch).has("object")),
    scope.context,
  );
  const options = branches.map((branch) => optionOf(branch, { schema, branches, kind }, scope));
  const isExclusive = kind === "oneOf" && !areAllDisjoint(branches) && !canOverlap(branches, scope);
  // In open sets, branches can become equal.
  const [first, ...others] = options;
  if (first && !isExclusive && new Set(options.map(checkKey)).size === 1 && others.length > 0) return first;
  if (isExclusive) return anyOf(options, "oneOf");
  return discriminated({ schema, branches, kind }, scope, true) ?? anyOf(options);
}

/** A branch with the values that choose it. The type of any string keeps known strings visible. */
function optionOf(branch: SchemaModel, { schema, branches }: Branches, scope: CheckScope): CheckNode {
  const check = buildCheck(branch, scope);
  if (check.kind === "string" && isAnyString(branch)) {
    const known = branches.flatMap((other) => knownStrings(other, scope));
    return known.length === 0 ? check : { ...check, known };
  }
  const choice = choiceOfBranch(schema, branch);
  return choice ? allOf([check, { kind: "chosen", ...choice }]) : check;
}

/** True for strings without a known prefix. */
function isAnyString({ location: _, annotations: __, types, string, ...others }: SchemaModel): boolean {
  const isString = types?.length === 1 && types[0] === "string" && Object.keys(others).length === 0;
  return isString && (string?.pattern === undefined || literalPrefix(string.pattern) === undefined);
}

/** True if no two branches share a type, so that they are exclusive. */
function areAllDisjoint(branches: readonly SchemaModel[]): boolean {
  const types = branches.map((branch) => typesOf(branch));
  return types.every((left, index) => types.slice(index + 1).every((right) => areDisjoint(left, right)));
}

/** True if branches accept more than the document states, so that several may match where only one should. */
function canOverlap(branches: readonly SchemaModel[], scope: CheckScope): boolean {
  return branches.some((branch) => isLoosened(branch, scope));
}

/** The schema without branches that cannot match a value of the assumed types. */
export function possibleBranches(schema: SchemaModel, { assumed }: Pick<CheckScope, "assumed">): SchemaModel {
  const { anyOf: any, oneOf: one, ...others } = schema;
  if (!any && !one) return schema;
  const known = new Set([...typesOf(others)].filter((type) => assumed?.has(type) ?? true));
  const [anyLeft, oneLeft] = [any, one].map((branches) => branches && possible(branches, known));
  if (anyLeft === any && oneLeft === one) return schema;
  return { ...others, ...(anyLeft ? { anyOf: anyLeft } : {}), ...(oneLeft ? { oneOf: oneLeft } : {}) };
}

/** Returns the same list if none or all of the branches are ruled out. */
function possible(branches: readonly SchemaModel[], known: ValueTypes): readonly SchemaModel[] {
  const left = branches.filter((branch) => !areDisjoint(typesOf(branch), known));
  return left.length === 0 || left.length === branches.length ? branches : left;
}
