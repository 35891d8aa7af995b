import { ALL_TYPES, anyTypes, commonTypes, type ValueTypes } from "../model/facts/types-of.ts";
import { typeOfValue } from "../model/facts/value-type.ts";
import type { Keyword, TypeNode } from "./type-node.ts";

const STRING_TYPES: ValueTypes = new Set(["string"]);
const OBJECT_TYPES: ValueTypes = new Set(["object"]);
const ARRAY_TYPES: ValueTypes = new Set(["array"]);

/** Returns the JSON types that values of a TypeScript type may have. */
export function typesOfNode(node: TypeNode): ValueTypes {
  return typesOf(node, false);
}

/** Returns the JSON types in the text of a TypeScript type: other values of an implied type are not visible in it. */
export function typesInText(node: TypeNode): ValueTypes {
  return typesOf(node, true);
}

function typesOf(node: TypeNode, isText: boolean): ValueTypes {
  switch (node.kind) {
    case "keyword":
      return typesOfKeyword(node.name);
    case "literal":
      return new Set([typeOfValue(node.value)]);
    case "template":
    case "open":
      return STRING_TYPES;
    case "reference":
      return isText ? node.intended : node.types;
    case "object":
      return node.isImplied && !isText ? ALL_TYPES : OBJECT_TYPES;
    case "array":
    case "tuple":
      return node.isImplied && !isText ? ALL_TYPES : ARRAY_TYPES;
    case "union":
      return anyTypes(node.members.map((member) => typesOf(member, isText)));
    case "intersection":
      return commonTypes(node.members.map((member) => typesOf(member, isText)));
    default:
      return node satisfies never;
  }
}

/** True for a type that is narrower than its schema. */
export function acceptsMore(node: TypeNode): boolean {
  return typesInText(node).size < typesOfNode(node).size;
}

function typesOfKeyword(name: Keyword): ValueTypes {
  if (name === "unknown") return ALL_TYPES;
  if (name === "bigint") return new Set(["number"]);
  return new Set(name === "never" || name === "undefined" ? [] : [name]);
}
