import type { Json } from "../../../core/json.ts";
import { isEqual } from "../../../core/model/accepts/equality.ts";
import type { ObjectConstraints, SchemaModel } from "../../../core/model/schema-model.ts";
import { remembered } from "../../../core/remembered.ts";
import type { Alternative } from "./alternative.ts";
import { objectFacts } from "./object-facts.ts";

/** Traits that can show at once that options of a union are disjoint. */
interface ObjectTraits {
  /** Properties that can have few values. */
  readonly values: ReadonlyMap<string, readonly Json[]>;
  /** Required properties. */
  readonly required: ReadonlySet<string>;
  /** The only allowed properties; missing if others are allowed. */
  readonly allowed?: ReadonlySet<string> | undefined;
}

/** Longer lists are left to the comparison. */
const MOST_VALUES = 64;

const NO_TRAITS: ObjectTraits = { values: new Map(), required: new Set() };
const knownTraits = new WeakMap<SchemaModel, ObjectTraits>();
/** True if traits show that no value of the alternative meets the schema. */
export function isTriviallyDisjoint(alternative: Alternative, schema: SchemaModel): boolean {
  if (alternative.type !== "object") return false;
  return areApart(traitsOfAlternative(alternative), traitsOf(schema));
}

const traitsOfAlternative = remembered(
  (alternative: Alternative): ObjectTraits => together(alternative.parts.map(ownTraits)),
);

/** True if a constant property has the same value on both sides. */
export function hasSameConstant(alternative: Alternative, schema: SchemaModel): boolean {
  if (alternative.type !== "object") return false;
  const own = traitsOfAlternative(alternative);
  for (const [name, [value, another]] of traitsOf(schema).values) {
    const [other, more] = own.values.get(name) ?? [];
    if (value === undefined || other === undefined || another !== undefined || more !== undefined) continue;
    if (isEqual(value, other)) return true;
  }
  return false;
}

/** True if traits show that the schema requires a property that objects of the alternative may lack. */
export function requiresMore(alternative: Alternative, schema: SchemaModel): boolean {
  if (alternative.type !== "object") return false;
  const { required } = objectFacts(alternative);
  for (const name of traitsOf(schema).required) if (!required.has(name)) return true;
  return false;
}

/** True if traits show that no object meets both schemas. */
export function areTriviallyDisjoint(left: SchemaModel, right: SchemaModel): boolean {
  return areApart(traitsOf(left), traitsOf(right));
}

function areApart(left: ObjectTraits, right: ObjectTraits): boolean {
  const [few, many] = left.values.size < right.values.size ? [left, right] : [right, left];
  for (const [name, values] of few.values) {
    const others = many.values.get(name);
    if (!others || !(few.required.has(name) || many.required.has(name))) continue;
    if (!values.some((value) => others.some((other) => isEqual(other, value)))) return true;
  }
  return lacksNeeded(left, right) || lacksNeeded(right, left);
}

/** True if a required property is not allowed on the other side. */
function lacksNeeded({ allowed }: ObjectTraits, { required }: ObjectTraits): boolean {
  if (allowed === undefined) return false;
  for (const name of required) if (!allowed.has(name)) return true;
  return false;
}

/** Includes the traits of `allOf` and references; in a cycle, there are none. */
function traitsOf(schema: SchemaModel): ObjectTraits {
  const known = knownTraits.get(schema);
  if (known) return known;
  knownTraits.set(schema, NO_TRAITS);
  const { allOf = [], anyOf, oneOf, reference } = schema;
  const others = reference ? [...allOf, reference.target] : allOf;
  const unions = [anyOf, oneOf].filter((options) => options !== undefined);
  const traits = together([
    ownTraits(schema),
    ...others.map(traitsOf),
    ...unions.map((options) => ofAnyOf(options.map(traitsOf))),
  ]);
  knownTraits.set(schema, traits);
  return traits;
}

function ownTraits({ object }: SchemaModel): ObjectTraits {
  if (!object) return NO_TRAITS;
  const values = [...(object.properties ?? [])].flatMap(([name, { constant, enumeration }]) => {
    const listed = constant ? [constant.value] : enumeration;
    return listed === undefined || listed.length > MOST_VALUES ? [] : [[name, listed] as const];
  });
  return { values: new Map(values), required: new Set(object.required ?? []), allowed: allowedBy(object) };
}

function allowedBy({ properties, patternProperties, additionalProperties }: ObjectConstraints) {
  if (additionalProperties?.always !== false || patternProperties !== undefined) return undefined;
  return new Set(properties?.keys());
}

/** Returns the traits of a union: those that apply whichever option is chosen. */
function ofAnyOf([first = NO_TRAITS, ...others]: readonly ObjectTraits[]): ObjectTraits {
  const values = [...first.values].flatMap(([name, listed]) => {
    const all = [listed, ...others.map((traits) => traits.values.get(name))];
    const known = all.filter((list) => list !== undefined);
    const joined = known.flat();
    return known.length < all.length || joined.length > MOST_VALUES ? [] : [[name, joined] as const];
  });
  const required = [...first.required].filter((name) => others.every((traits) => traits.required.has(name)));
  const closed = [first, ...others].flatMap(({ allowed }) => allowed ?? []);
  const allowed = closed.length <= others.length ? undefined : new Set(closed.flatMap((names) => [...names]));
  return { values: new Map(values), required: new Set(required), allowed };
}

/** Combines traits: of several lists, the shortest is used, since each of them applies. */
function together(traits: readonly ObjectTraits[]): ObjectTraits {
  const longestFirst = traits.flatMap(({ values }) => [...values]).sort((a, b) => b[1].length - a[1].length);
  const closed = traits.flatMap(({ allowed }) => allowed ?? []).sort((a, b) => a.size - b.size);
  return {
    values: new Map(longestFirst),
    required: new Set(traits.flatMap(({ required }) => [...required])),
    allowed: closed[0],
  };
}
