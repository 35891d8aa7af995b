import { areDisjoint, typesOf } from "../../core/model/facts/types-of.ts";
import type {
  ArrayConstraints,
  JsonType,
  ObjectConstraints,
  SchemaModel,
} from "../../core/model/schema-model.ts";
import { behindReferences } from "./terms/term.ts";
import { areTriviallyDisjoint } from "./terms/trivially-disjoint.ts";

/** Limit of nesting. */
const DEEPEST = 6;

const known = new WeakMap<SchemaModel, boolean>();

/** True if it is clear, without expanding a schema, that some value meets it. False means unknown. */
export function isTriviallySatisfiable(schema: SchemaModel, depth = 0): boolean {
  const target = behindReferences(schema);
  const answer = known.get(target);
  if (answer !== undefined) return answer;
  if (depth > DEEPEST) return false;
  known.set(target, false); // a schema that requires itself has no value
  const isSatisfiable = isPlain(target)
    ? hasInhabitedType(target, depth)
    : isSatisfiableCombination(target, depth);
  known.set(target, isSatisfiable);
  return isSatisfiable;
}

/** True without keywords that combine schemas. */
function isPlain(schema: SchemaModel): boolean {
  const { always, wholeNumbers, reference, dynamicReference, allOf, anyOf, oneOf, not, condition } = schema;
  if (always === false) return false;
  return !(wholeNumbers || reference || dynamicReference || allOf || anyOf || oneOf || not || condition);
}

function hasInhabitedType(schema: SchemaModel, depth: number): boolean {
  const { types = ["null"], constant, enumeration } = schema;
  if (constant || enumeration) return hasPlainText(schema);
  return types.some((type) => isInhabitedType(type, schema, depth));
}

/** True for a listed string without other constraints on strings. */
function hasPlainText({ types, constant, enumeration, string, annotations }: SchemaModel): boolean {
  if ((types && !types.includes("string")) || string || annotations.format !== undefined) return false;
  if (constant && enumeration) return false;
  return (constant ? [constant.value] : (enumeration ?? [])).some((value) => typeof value === "string");
}

function isInhabitedType(type: JsonType, schema: SchemaModel, depth: number): boolean {
  switch (type) {
    case "null":
    case "boolean":
      return true;
    case "string":
      return schema.string === undefined;
    case "number":
    case "integer":
      return schema.number === undefined;
    case "array":
      return schema.array === undefined || takesEmptyList(schema.array);
    case "object":
      return schema.object === undefined || takesSmallestObject(schema.object, depth);
    default:
      return type satisfies never;
  }
}

function takesEmptyList({ minItems = 0, contains }: ArrayConstraints): boolean {
  return minItems === 0 && contains === undefined;
}

/** True for a combination of plain objects, and for a union with an option whose values no other option of a `oneOf` accepts. */
function isSatisfiableCombination(schema: SchemaModel, depth: number): boolean {
  const { anyOf, oneOf, ...rest } = schema;
  if (!anyOf && !oneOf) return takesObject(schema, depth);
  // Keywords beside the options may reject what they accept.
  const { types, constant, enumeration, object, array, string, number } = rest;
  if ((anyOf && oneOf) || !isPlain(rest)) return false;
  if (types || constant || enumeration || object || array || string || number) return false;
  if (anyOf) return anyOf.some((option) => isTriviallySatisfiable(option, depth + 1));
  return (oneOf ?? []).some((option) => {
    const isObject = takesObject(behindReferences(option), depth);
    const isApart = (other: SchemaModel) =>
      areDisjoint(typesOf(option), typesOf(other)) || (isObject && areTriviallyDisjoint(option, other));
    const isSatisfiable = isObject || isTriviallySatisfiable(option, depth + 1);
    return isSatisfiable && oneOf?.every((other) => other === option || isApart(other));
  });
}

/** True if all parts accept the object of the properties that they require together. */
function takesObject(schema: SchemaModel, depth: number): boolean {
  const parts = objectParts(schema, new Set());
  if (!parts) return false;
  const objects = [...parts].flatMap(({ object }) => object ?? []);
  if (!objects.every(isListOfProperties)) return false;
  const required = new Set(objects.flatMap((object) => object.required ?? []));
  return [...required].every((name) => {
    const declared = new Set(
      objects.flatMap(({ properties }) => properties?.get(name) ?? []).map(behindReferences),
    );
    const [only] = declared;
    return only === undefined || (declared.size === 1 && isTriviallySatisfiable(only, depth + 1));
  });
}

/** Returns the schema and its `allOf`; undefined if something in it may be more than a plain object. */
function objectParts(schema: SchemaModel, parts: Set<SchemaModel>): Set<SchemaModel> | undefined {
  const target = behindReferences(schema);
  if (parts.has(target)) return parts;
  const { allOf = [], ...own } = target;
  const { types, constant, enumeration } = own;
  if (!isPlain(own) || constant || enumeration || types?.includes("object") === false) return undefined;
  parts.add(target);
  return allOf.every((part) => objectParts(part, parts)) ? parts : undefined;
}

/** True without constraints on the number of properties, or on undeclared ones. */
function isListOfProperties({ properties: _, required: __, ...others }: ObjectConstraints): boolean {
  return Object.keys(others).length === 0;
}

/** True if the object of only the required properties is accepted. */
function takesSmallestObject(object: ObjectConstraints, depth: number): boolean {
  const { properties, required = [], minProperties = 0, ...others } = object;
  if (minProperties > 0) return false;
  if (required.length === 0) return true;
  if (Object.keys(others).some((keyword) => keyword !== "additionalProperties")) return false;
  return required.every((name) => {
    const schema = properties?.get(name);
    return schema ? isTriviallySatisfiable(schema, depth + 1) : others.additionalProperties === undefined;
  });
}
