import type { Json } from "../../core/json.ts";
import type { JsonType, SchemaModel } from "../../core/model/schema-model.ts";

/** The types that values are told apart by: an integer is a number. */
export type ValueType = Exclude<JsonType, "integer">;

/** Every type of JSON values. */
export const ALL_TYPES: readonly ValueType[] = ["null", "boolean", "number", "string", "array", "object"];

/** The types that a schema may accept values of; never too few. References are followed. */
export function typesOf(
  schema: SchemaModel,
  seen: ReadonlySet<SchemaModel> = new Set(),
): ReadonlySet<ValueType> {
  if (seen.has(schema)) return new Set(ALL_TYPES);
  const next = new Set([...seen, schema]);
  const within = (part: SchemaModel) => typesOf(part, next);
  const sets: ReadonlySet<ValueType>[] = [];
  if (schema.always === false) sets.push(new Set());
  if (schema.types) sets.push(new Set(schema.types.map(valueTypeOf)));
  if (schema.constant) sets.push(new Set([typeOfValue(schema.constant.value)]));
  if (schema.enumeration) sets.push(new Set(schema.enumeration.map(typeOfValue)));
  for (const part of conjuncts(schema)) sets.push(within(part));
  for (const branches of [schema.anyOf, schema.oneOf]) {
    if (branches) sets.push(new Set(branches.flatMap((branch) => [...within(branch)])));
  }
  return new Set(ALL_TYPES.filter((type) => sets.every((set) => set.has(type))));
}

/** The types that the parts beside a schema's own keywords leave possible. */
export function typesBeside({
  reference,
  dynamicReference,
  allOf,
  anyOf,
  oneOf,
  place,
}: SchemaModel): ReadonlySet<ValueType> {
  const parts = { reference, dynamicReference, allOf, anyOf, oneOf };
  const present = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return typesOf({ place, annotations: { extensions: {} }, ...present });
}

/** References and `allOf`: what applies to the same value without a choice. */
export function conjuncts({ reference, dynamicReference, allOf = [] }: SchemaModel): SchemaModel[] {
  return [reference?.target, dynamicReference?.target, ...allOf].filter((part) => part !== undefined);
}

export function valueTypeOf(type: JsonType): ValueType {
  return type === "integer" ? "number" : type;
}

function typeOfValue(value: Json): ValueType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  const type = typeof value;
  return type === "string" || type === "number" || type === "boolean" ? type : "object";
}

/** True when no value can have a type of both. */
export function areDisjoint(left: ReadonlySet<ValueType>, right: ReadonlySet<ValueType>): boolean {
  return ![...left].some((type) => right.has(type));
}

/** True when the set holds this type alone. */
export function isOnly(types: ReadonlySet<ValueType>, type: ValueType): boolean {
  return types.size === 1 && types.has(type);
}
