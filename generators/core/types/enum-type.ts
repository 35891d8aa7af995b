import type { Json } from "../json.ts";
import { bigintsOf } from "../model/int64.ts";
import { isGrowing } from "../model/reading/reading.ts";
import type { JsonType, SchemaModel } from "../model/schema-model.ts";
import type { TypeScope } from "./build-type.ts";
import { unionOf } from "./combine-types.ts";
import { BIGINT, NUMBER, STRING, type TypeNode } from "./type-node.ts";

/** The one value of `const`. */
export function constantType(schema: SchemaModel, value: Json, scope: TypeScope): TypeNode {
  return unionOf(literalsOf(schema, { keyword: "const", value }, scope));
}

/** The values that the schema's own type lets pass; in responses, strings and numbers may have got company. */
export function enumType(schema: SchemaModel, scope: TypeScope): TypeNode {
  const { reading, readings } = scope;
  const { enumeration = [], types } = schema;
  const values = enumeration.filter(
    (value) => types === undefined || types.some((type) => isOfType(value, type)),
  );
  const literals = values.flatMap((value) => literalsOf(schema, { keyword: "enum", value }, scope));
  if (reading === "exact" || !readings.isOpen(schema)) return unionOf(literals);
  const others = values
    .filter(isGrowing)
    .map((value) => (typeof value === "string" ? STRING : numberType(scope)));
  const kept = literals.filter((node) => !(node.kind === "literal" && isNumeric(node.value)));
  return unionOf([...kept, ...others]);
}

/** A value as a type; a number may be a bigint where it stands, or several that are one as doubles. */
function literalsOf(
  schema: SchemaModel,
  { keyword, value }: { readonly keyword: "const" | "enum"; readonly value: Json },
  { numbers }: TypeScope,
): TypeNode[] {
  if (numbers !== "bigint" || typeof value !== "number") return [{ kind: "literal", value }];
  return bigintsOf(schema, keyword, value).map((digits) => ({ kind: "literal", value: digits }));
}

function isNumeric(value: unknown): boolean {
  return typeof value === "number" || typeof value === "bigint";
}

/** The numbers of a place. */
export function numberType({ numbers }: TypeScope): TypeNode {
  return numbers === "bigint" ? BIGINT : NUMBER;
}

function isOfType(value: unknown, type: JsonType): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
