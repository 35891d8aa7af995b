import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { remembered } from "../../../../core/remembered.ts";
import type { Containment } from "../../../containment/containment.ts";
import type { PathStep } from "../../../containment/obstacle.ts";
import { itemSchema } from "../../../containment/terms/array-facts.ts";
import { acceptsAnything, indexByProperty, schemasFor } from "../../../containment/terms/object-facts.ts";
import { behindReferences } from "../../../containment/terms/term.ts";
import type { Pair } from "../../pair/pair-nodes.ts";
import { flatten } from "../flatten.ts";
import { pairOptions } from "../pair-options.ts";

/** A value, and every schema of each document that applies to it; none if a document does not describe it. */
export interface Location {
  readonly path: readonly PathStep[];
  readonly schemas: Pair<readonly SchemaModel[]>;
}

/** A place one step inside another: a member of the value, or an option of a union. */
export interface InnerLocation extends Location {
  /** True if the outer place has no value if this one has none. */
  isNeeded(side: keyof Pair<unknown>): boolean;
}

/** Returns all places one step inside, in both documents or in one. */
export function innerLocations(containment: Containment, location: Location): InnerLocation[] {
  return [...memberLocations(location), ...optionLocations(containment, location)];
}

function memberLocations({ path, schemas }: Location): InnerLocation[] {
  const [base, revision] = [membersOf(schemas.base), membersOf(schemas.revision)];
  return [...new Map([...base, ...revision])].map(([key, { step }]) => {
    const [left, right] = [base.get(key), revision.get(key)];
    return {
      path: [...path, step],
      // A recursive schema may be listed by every part that refers to it.
      schemas: { base: [...new Set(left?.schemas)], revision: [...new Set(right?.schemas)] },
      isNeeded: (side) => (side === "base" ? left : right)?.isRequired === true,
    };
  });
}

/** Pairs unions by their order. A union whose options accept nothing accepts nothing. */
function optionLocations(containment: Containment, { path, schemas }: Location): InnerLocation[] {
  const [base, revision] = [unionsOf(schemas.base), unionsOf(schemas.revision)];
  return Array.from({ length: Math.max(base.length, revision.length) }, (_, index) => {
    const [left, right] = [base[index] ?? [], revision[index] ?? []];
    const isNeeded: InnerLocation["isNeeded"] = (side) => isDead(containment, side === "base" ? left : right);
    const { pairs, removed, added } = pairOptions({ base: left, revision: right }, containment.isSame);
    return [
      ...pairs.map(([one, other]) => ({ path, schemas: { base: [one], revision: [other] }, isNeeded })),
      ...removed.map((one) => ({ path, schemas: { base: [one], revision: [] }, isNeeded })),
      ...added.map((other) => ({ path, schemas: { base: [], revision: [other] }, isNeeded })),
    ];
  }).flat();
}

function unionsOf(schemas: readonly SchemaModel[]): (readonly SchemaModel[])[] {
  return schemas.flatMap((schema) => flatten(schema).unions);
}

function isDead({ isEmpty }: Containment, options: readonly SchemaModel[]): boolean {
  return options.every((option) => isEmpty([option]));
}

/** A member of a value: every schema that applies to it, and whether it is required. */
interface Member {
  readonly step: PathStep;
  readonly schemas: readonly SchemaModel[];
  readonly isRequired: boolean;
}

/** Returns the schemas that always apply to the same value: given ones, their references and their `allOf`. */
export function partsOf(schemas: readonly SchemaModel[]): readonly SchemaModel[] {
  return [...new Set(schemas.flatMap((schema) => flatten(schema).parts))];
}

type Members = ReadonlyMap<string, Member>;

/** Returns the members of a value by step. Most places have one schema, which is shared and cached. */
function membersOf(schemas: readonly SchemaModel[]): Members {
  const [first] = schemas;
  return first && schemas.length === 1 ? membersOfOne(behindReferences(first)) : readMembers(schemas);
}

const membersOfOne = remembered((schema: SchemaModel) => readMembers([schema]));

function readMembers(schemas: readonly SchemaModel[]): Members {
  const parts = partsOf(schemas);
  const members = [...properties(parts), ...otherProperties(parts), ...items(parts)];
  return new Map(members.map((member) => [JSON.stringify(member.step), member]));
}

function properties(parts: readonly SchemaModel[]): Member[] {
  const objects = parts.flatMap(({ object }) => (object ? [object] : []));
  const required = new Set(objects.flatMap((object) => object.required ?? []));
  const names = new Set([
    ...required,
    ...objects.flatMap((object) => [...(object.properties?.keys() ?? [])]),
  ]);
  const speaking = indexByProperty(objects);
  return [...names].flatMap((name) => {
    const schemas = speaking(name).flatMap((object) => schemasFor(object, name));
    return schemas.length === 0
      ? []
      : [{ step: { kind: "property", name }, schemas, isRequired: required.has(name) }];
  });
}

function otherProperties(parts: readonly SchemaModel[]): Member[] {
  const schemas = parts.flatMap(({ object }) => object?.additionalProperties ?? []);
  const saying = schemas.filter((schema) => !acceptsAnything(schema));
  return saying.length === 0 ? [] : [{ step: { kind: "properties" }, schemas: saying, isRequired: false }];
}

function items(parts: readonly SchemaModel[]): Member[] {
  const arrays = parts.flatMap(({ array }) => (array ? [array] : []));
  const fewest = Math.max(0, ...arrays.map(({ minItems }) => minItems ?? 0));
  const positions = Math.max(0, ...arrays.map(({ prefixItems }) => prefixItems?.length ?? 0));
  const at = (index: number) => arrays.flatMap((array) => itemSchema(array, index) ?? []);
  const named = Array.from({ length: positions }, (_, index): Member => {
    return { step: { kind: "item", index }, schemas: at(index), isRequired: index < fewest };
  });
  const rest: Member = { step: { kind: "items" }, schemas: at(positions), isRequired: positions < fewest };
  return [...named, rest].filter(({ schemas }) => schemas.length > 0);
}
