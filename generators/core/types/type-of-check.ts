import type { CheckNode, OnTypeCheck, ReferenceCheck, StringCheck, Value } from "../checks/check-node.ts";
import type { Checks } from "../checks/checks.ts";
import { intendedTypes } from "../model/facts/intended-types.ts";
import { typesOf } from "../model/facts/types-of.ts";
import { isStringEnum } from "../model/reading/reading.ts";
import type { SchemaModel } from "../model/schema-model.ts";
import { appliesSchema } from "./applies-schema.ts";
import { arrayType } from "./array-type.ts";
import { intersectionOf, unionOf } from "./combine-types.ts";
import { objectType } from "./object-type.ts";
import { withoutRestated } from "./restated.ts";
import {
  BIGINT,
  NEVER,
  NULL,
  NUMBER,
  type ReferenceNode,
  STRING,
  type TypeNode,
  UNKNOWN,
} from "./type-node.ts";

/** Names, readings and targets that deriving a type needs in addition to the check. */
export interface TypeScope {
  /** Returns the name of the type of a reference. */
  nameOf(reference: ReferenceCheck): string;
  readonly checks: Pick<Checks, "targetOf" | "readings">;
  /** The named type being derived, for the same value: a reference back to it adds nothing. */
  readonly within: SchemaModel | undefined;
}

/** Returns the type of the values that a check accepts, as close as TypeScript can express and never narrower. */
export function typeOfCheck(check: CheckNode, scope: TypeScope): TypeNode {
  switch (check.kind) {
    case "anything":
    case "not":
    case "condition":
      return UNKNOWN;
    case "nothing":
      return NEVER;
    case "null":
      return NULL;
    case "boolean":
      return { kind: "keyword", name: "boolean" };
    case "number":
      return check.form === "bigint" ? BIGINT : NUMBER;
    case "string":
      return stringType(check, scope);
    case "literals":
      return literalsType(check.values);
    case "array":
      return arrayType(check, scope);
    case "object":
      return objectType(check, scope);
    case "allOf":
      return conjunctionType(check.parts, check.untyped, scope);
    case "anyOf":
    case "oneOf":
      return choiceType(check.options, scope);
    case "discriminator":
      return choiceType(
        check.options.map((option) => option.check),
        scope,
      );
    case "on-type":
      return intendedType(check, scope);
    case "chosen":
      return chosenType(check.propertyName, check.values);
    case "unevaluated":
      return typeOfCheck(check.base, scope);
    case "reference":
      return referenceType(check, scope);
    default:
      return check satisfies never;
  }
}

/** The scope of another value: a member or an item. */
export function innerTypes(scope: TypeScope): TypeScope {
  return { ...scope, within: undefined };
}

function stringType({ known, prefix }: StringCheck, scope: TypeScope): TypeNode {
  if (known)
    return {
      kind: "open",
      known: known.map((one) =>
        typeof one === "string" ? { kind: "literal", value: one } : namedType(one, scope),
      ),
    };
  return prefix === undefined ? STRING : { kind: "template", prefix };
}

function literalsType(values: readonly Value[]): TypeNode {
  return unionOf(values.map((value) => ({ kind: "literal", value })));
}

function conjunctionType(
  parts: readonly CheckNode[],
  untyped: ReadonlySet<CheckNode>,
  scope: TypeScope,
): TypeNode {
  const types = parts.filter((part) => !untyped.has(part)).map((part) => typeOfCheck(part, scope));
  return intersectionOf(types.map((type) => withoutRestated(type, types)));
}

/** Derives a union from `anyOf` or `oneOf`: types cannot express that exactly one branch matches. */
function choiceType(options: readonly CheckNode[], scope: TypeScope): TypeNode {
  const acyclic = options.filter(
    (option) => option.kind !== "reference" || !appliesSchema(option.target, scope.within),
  );
  const type = unionOf(acyclic.map((option) => typeOfCheck(option, scope)));
  // Cyclic options may add values: emit `unknown` for purely cyclic unions.
  const isEmpty = type.kind === "keyword" && type.name === "never";
  return acyclic.length < options.length && isEmpty ? UNKNOWN : type;
}

/** The intended type if none is named; other constraints do not affect the type. */
function intendedType({ check, isIntended }: OnTypeCheck, scope: TypeScope): TypeNode {
  if (!isIntended) return UNKNOWN;
  const type = typeOfCheck(check, scope);
  return type.kind === "object" || type.kind === "array" || type.kind === "tuple"
    ? { ...type, isImplied: true }
    : type;
}

/** An object whose property has one of the values that choose it. */
function chosenType(name: string, values: readonly string[]): TypeNode {
  const property = {
    name,
    type: literalsType(values),
    isOptional: false,
    isReadonly: false,
    docs: undefined,
  };
  return { kind: "object", properties: [property] };
}

function referenceType(reference: ReferenceCheck, scope: TypeScope): TypeNode {
  const { target, reading, isInPlace } = reference;
  if (isInPlace) return typeOfCheck(scope.checks.targetOf(reference), scope);
  if (appliesSchema(target, scope.within)) return UNKNOWN;
  if (reading !== "response" || !scope.checks.readings.isOpen(target)) return namedType(reference, scope);
  if (!isStringEnum(target))
    return typeOfCheck(valuesIn(scope.checks.targetOf(reference)), innerTypes(scope));
  return { kind: "open", known: [namedType({ ...reference, reading: "request" }, scope)] };
}

function namedType(reference: ReferenceCheck, scope: TypeScope): ReferenceNode {
  const { target } = reference;
  return {
    kind: "reference",
    name: scope.nameOf(reference),
    types: typesOf(target),
    intended: intendedTypes(target),
    isStringEnum: isStringEnum(target),
    of: reference,
  };
}

/** The values of an enum, which come first, without its other constraints, which may be cyclic. */
function valuesIn(check: CheckNode): CheckNode {
  if (check.kind === "unevaluated") return valuesIn(check.base);
  return check.kind === "allOf" ? (check.parts[0] ?? check) : check;
}
