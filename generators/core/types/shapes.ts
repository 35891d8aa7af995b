import type { JsonType, SchemaModel } from "../model/schema-model.ts";
import type { Keyword, Shape, TypeNode } from "./type-node.ts";

/** A set of shapes; undefined stands for all of them. */
export type Shapes = ReadonlySet<Shape> | undefined;

/** What values of a type may be. */
export function shapesOfNode(node: TypeNode): Shapes {
  switch (node.kind) {
    case "keyword":
      return shapesOfKeyword(node.name);
    case "literal":
      return new Set([shapeOfValue(node.value)]);
    case "template":
    case "open":
      return new Set(["string"]);
    case "reference":
      return node.shapes;
    case "object":
      return node.isImplied ? undefined : new Set(["object"]);
    case "array":
    case "tuple":
      return node.isImplied ? undefined : new Set(["array"]);
    case "union":
      return anyOfShapes(node.members.map(shapesOfNode));
    case "intersection":
      return allOfShapes(node.members.map(shapesOfNode));
    default:
      return node satisfies never;
  }
}

function shapesOfKeyword(name: Keyword): Shapes {
  if (name === "unknown") return undefined;
  if (name === "bigint") return new Set(["number"]);
  return new Set(name === "never" || name === "undefined" ? [] : [name]);
}

/** What values a schema accepts may be, references followed; what is only implied does not count. */
export function shapesOfSchema(schema: SchemaModel, seen: ReadonlySet<SchemaModel> = new Set()): Shapes {
  if (seen.has(schema)) return undefined;
  const next = new Set([...seen, schema]);
  const all = (list: readonly SchemaModel[]) => list.map((part) => shapesOfSchema(part, next));
  return allOfShapes([
    schema.always === false ? new Set<Shape>() : undefined,
    schema.types && new Set(schema.types.map(shapeOfType)),
    schema.constant && new Set([shapeOfValue(schema.constant.value)]),
    schema.enumeration && new Set(schema.enumeration.map(shapeOfValue)),
    schema.reference && shapesOfSchema(schema.reference.target, next),
    allOfShapes(all(schema.allOf ?? [])),
    schema.anyOf && anyOfShapes(all(schema.anyOf)),
    schema.oneOf && anyOfShapes(all(schema.oneOf)),
  ]);
}

/** Keywords about members without a type are read as an object's: that is what their authors mean. */
export function describesObject({ object }: SchemaModel): boolean {
  return Boolean(
    object?.properties ?? object?.patternProperties ?? object?.additionalProperties ?? object?.required,
  );
}

/** Likewise for items. */
export function describesArray({ array }: SchemaModel): boolean {
  return Boolean(array?.items ?? array?.prefixItems);
}

export function allOfShapes(sets: readonly Shapes[]): Shapes {
  const [first, ...others] = sets.filter((set) => set !== undefined);
  return first && new Set([...first].filter((shape) => others.every((set) => set.has(shape))));
}

function anyOfShapes(sets: readonly Shapes[]): Shapes {
  const known = sets.filter((set) => set !== undefined);
  return known.length === sets.length ? new Set(known.flatMap((set) => [...set])) : undefined;
}

function shapeOfType(type: JsonType): Shape {
  return type === "integer" ? "number" : type;
}

function shapeOfValue(value: unknown): Shape {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value === "bigint" ? "number" : typeof value;
  return type === "string" || type === "number" || type === "boolean" ? type : "object";
}
