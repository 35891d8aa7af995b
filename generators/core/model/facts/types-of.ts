import type { JsonType, SchemaModel } from "../schema-model.ts";
import { conjuncts, hasNoApplicators } from "./conjuncts.ts";
import { typeOfValue, VALUE_TYPES, type ValueType, valueTypeOf } from "./value-type.ts";

/** A set of types. */
export type ValueTypes = ReadonlySet<ValueType>;

/** Every type of JSON values. */
export const ALL_TYPES: ValueTypes = new Set(VALUE_TYPES);

/**
 * The types of values that a schema may accept; never too few. References are followed, and cyclic schemas accept any type.
 * Implied types, such as an object by `properties`, are not counted.
 */
export function typesOf(schema: SchemaModel): ValueTypes {
  return searchTypes(schema);
}

interface Found {
  readonly types: ValueTypes;
  /** True if the search stopped at a schema around: from elsewhere, the types may differ. */
  readonly isProvisional: boolean;
}

/** Creates a search like `typesOf` with other types for the keywords of a single schema. Results are cached. */
export function createTypeSearch(typesHere: (schema: SchemaModel) => ValueTypes) {
  const found = new WeakMap<SchemaModel, Found>(); // none that is provisional

  function search(schema: SchemaModel, around: readonly SchemaModel[]): Found {
    const known = found.get(schema);
    if (known) return known;
    if (around.includes(schema)) return { types: ALL_TYPES, isProvisional: true };
    const next = [...around, schema];
    const within = (part: SchemaModel): Found => search(part, next);
    const parts = conjuncts(schema).map(within);
    const unions = [schema.anyOf, schema.oneOf].flatMap((branches) =>
      branches ? [branches.map(within)] : [],
    );
    const types = commonTypes([
      typesHere(schema),
      ...parts.map((part) => part.types),
      ...unions.map((branches) => anyTypes(branches.map((branch) => branch.types))),
    ]);
    const result = { types, isProvisional: [...parts, ...unions.flat()].some((part) => part.isProvisional) };
    if (!result.isProvisional) found.set(schema, result);
    return result;
  }

  return (schema: SchemaModel): ValueTypes =>
    hasNoApplicators(schema) ? typesHere(schema) : search(schema, []).types;
}

const searchTypes = createTypeSearch(ownTypes);

/** The types that a schema's own keywords allow. */
export function ownTypes({ always, types, constant, enumeration }: SchemaModel): ValueTypes {
  if (always === undefined && !constant && !enumeration) {
    if (types === undefined) return ALL_TYPES;
    const [type] = types;
    if (type && types.length === 1) return ONE_TYPE[type];
  }
  return commonTypes([
    ...(always === false ? [new Set<ValueType>()] : []),
    ...(types ? [new Set(types.map(valueTypeOf))] : []),
    ...(constant ? [new Set([typeOfValue(constant.value)])] : []),
    ...(enumeration ? [new Set(enumeration.map(typeOfValue))] : []),
  ]);
}

/** Most schemas name one type and nothing else. */
const ONE_TYPE: Readonly<Record<JsonType, ValueTypes>> = {
  null: new Set(["null"]),
  boolean: new Set(["boolean"]),
  integer: new Set(["number"]),
  number: new Set(["number"]),
  string: new Set(["string"]),
  array: new Set(["array"]),
  object: new Set(["object"]),
};

/** The types that references, `allOf`, `anyOf` and `oneOf` of a schema allow. */
export function typesOfApplicators(schema: SchemaModel): ValueTypes {
  const { reference, dynamicReference, allOf, anyOf, oneOf, location } = schema;
  if (hasNoApplicators(schema)) return ALL_TYPES;
  const parts = { reference, dynamicReference, allOf, anyOf, oneOf };
  const present = Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== undefined));
  return typesOf({ location, annotations: { extensions: {} }, ...present });
}

/** The types that are in all of the sets. */
export function commonTypes(sets: readonly ValueTypes[]): ValueTypes {
  const [first, ...others] = sets.filter((set) => set.size < ALL_TYPES.size);
  if (!first || others.length === 0) return first ?? ALL_TYPES;
  return new Set([...first].filter((type) => others.every((set) => set.has(type))));
}

/** The types that are in one of the sets. */
export function anyTypes(sets: readonly ValueTypes[]): ValueTypes {
  return new Set(sets.flatMap((set) => [...set]));
}

/** True if no value can have a type of both. */
export function areDisjoint(left: ValueTypes, right: ValueTypes): boolean {
  return ![...left].some((type) => right.has(type));
}

/** True if the set contains only this type. */
export function isOnly(types: ValueTypes, type: ValueType): boolean {
  return types.size === 1 && types.has(type);
}
