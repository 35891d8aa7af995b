import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import { remembered } from "../../../../core/remembered.ts";
import type { SameMeaning } from "../../../containment/meaning/same-meaning.ts";
import type { PathStep } from "../../../containment/obstacle.ts";
import { matches } from "../../../containment/terms/name-patterns.ts";
import type { CompareContext } from "../../context.ts";
import type { WalkedPair } from "../finding.ts";
import { possibleParts } from "../flatten.ts";
import { pairOptions } from "../pair-options.ts";

/** Members of a value have no schemas around them. */
export const NOTHING_AROUND: WalkedPair["around"] = { base: new Set(), revision: new Set() };

type Meanings = Pick<CompareContext, "isIdentical" | "containment">;

/** Pairs the members of two values, each with its schemas. */
export function pairMembers(meanings: Meanings, pair: WalkedPair): WalkedPair[] {
  const [left, right] = [possibleParts(pair.base), possibleParts(pair.revision)];
  const [base, revision] = [[...left], [...right]];
  const inside = (step: PathStep, one?: SchemaModel, other?: SchemaModel): WalkedPair[] => {
    if (!one || !other) return [];
    const path = [...pair.path, step];
    return [
      { ...pair, base: one, revision: other, path, around: NOTHING_AROUND, isPart: false, followed: [] },
    ];
  };
  /** Skips options that are the same on both sides, since their order has no meaning. */
  const found = (step: PathStep, read: Read) => {
    const [ones, others] = [
      base.flatMap((part) => read(part) ?? []),
      revision.flatMap((part) => read(part) ?? []),
    ];
    const [one, other] = pairLists(ones, others, meanings) ?? [ones[0], others[0]];
    return inside(step, one, other);
  };
  const names = new Set(base.flatMap(({ object }) => [...(object?.properties?.keys() ?? [])]));
  const [before, after] = [declaredProperties(left), declaredProperties(right)];
  const positions = Math.max(0, ...base.map(({ array }) => array?.prefixItems?.length ?? 0));
  return [
    ...[...names].flatMap((name) => {
      const [one, other] = pairLists(namedBy(left, name), namedBy(right, name), meanings) ?? [
        before(name),
        after(name),
      ];
      return inside({ kind: "property", name }, one, other);
    }),
    ...[...declaredPatterns(left)].flatMap(([pattern, schema]) =>
      inside({ kind: "properties" }, schema, declaredPatterns(right).get(pattern)),
    ),
    ...UNNAMED_PROPERTIES.flatMap((read) => found({ kind: "properties" }, read)),
    ...Array.from({ length: positions }, (_, index) => {
      return found({ kind: "item", index }, ({ array }) => array?.prefixItems?.[index]);
    }).flat(),
    ...ITEMS.flatMap((read) => found({ kind: "items" }, read)),
  ];
}

type Read = (schema: SchemaModel) => SchemaModel | undefined;

const UNNAMED_PROPERTIES: readonly Read[] = [
  ({ object }) => object?.additionalProperties,
  ({ object }) => object?.unevaluatedProperties,
];
const ITEMS: readonly Read[] = [
  ({ array }) => array?.items,
  ({ array }) => array?.contains,
  ({ array }) => array?.unevaluatedItems,
];

/** Finds one schema of each list that the other list does not have; undefined if there is no choice. */
function pairLists(
  left: readonly SchemaModel[],
  right: readonly SchemaModel[],
  { isIdentical, containment }: Meanings,
): [SchemaModel | undefined, SchemaModel | undefined] | undefined {
  if (left.length < 2 && right.length < 2) return undefined;
  const others = new Set(right);
  const changed = left.filter((one, index) => {
    const opposite = right[index]; // most options have not moved
    const isThere = opposite !== undefined && others.has(opposite) && isIdentical(one, opposite);
    const same = isThere ? opposite : [...others].find((other) => isIdentical(one, other));
    return same === undefined || !others.delete(same);
  });
  return pairAlike(changed, [...others], containment.isSame);
}

/**
 * Pairs changed schemas of options: a property of one option was not removed because another one never had it. Pairs
 * the same place of the same component first, then schemas with most members in common, then by the rules for options.
 */
function pairAlike(
  left: readonly SchemaModel[],
  right: readonly SchemaModel[],
  isSame: SameMeaning,
): [SchemaModel | undefined, SchemaModel | undefined] {
  if (left.length === 0 || right.length === 0 || left.length + right.length === 2) return [left[0], right[0]];
  const locations = new Map(right.map((other) => [other.location.pointer, other]));
  for (const one of left) {
    const partner = isCounted(one) ? undefined : locations.get(one.location.pointer);
    if (partner) return [one, partner];
  }
  const [one = left[0], other = right[0]] =
    pairByMembers(left, right) ?? pairOptions({ base: left, revision: right }, isSame).pairs[0] ?? [];
  return [one, other];
}

/** Finds the two with most members of the same names. */
function pairByMembers(
  left: readonly SchemaModel[],
  right: readonly SchemaModel[],
): readonly [SchemaModel, SchemaModel] | undefined {
  let most = 0;
  let pair: readonly [SchemaModel, SchemaModel] | undefined;
  const others = right.map((other) => ({ other, names: declaredNames(possibleParts(other)) }));
  for (const one of left) {
    const names = declaredNames(possibleParts(one));
    if (names.size <= most) continue;
    for (const { other, names: declared } of others) {
      if (declared.size <= most) continue;
      let common = 0;
      for (const name of names) if (declared.has(name)) common += 1;
      if (common > most) [most, pair] = [common, [one, other]];
    }
  }
  return pair;
}

/** True if the pointer contains the index of an option. */
function isCounted({ location: { pointer } }: SchemaModel): boolean {
  return /\/(?:anyOf|oneOf)\/\d/.test(pointer);
}

/** Returns the schema that parts declare for a property, by its name or else by a pattern. */
export type DeclaredProperties = (name: string) => SchemaModel | undefined;

/** Parts of a schema by priority. Results are cached by the list, which is never mutated. */
type Parts = readonly SchemaModel[] | ReadonlySet<SchemaModel>;

/** Declarations of parts. A forbidden property is not declared. */
interface Declared {
  /** Different schemas of each name. */
  readonly named: ReadonlyMap<string, readonly SchemaModel[]>;
  readonly patterned: readonly (readonly [pattern: string, schema: SchemaModel])[];
}

/** Cached: unions of hundreds of options have thousands of names, which each option is compared with. */
const declaredBy = remembered((parts: Parts): Declared => {
  const named = new Map<string, SchemaModel[]>();
  const patterned: (readonly [pattern: string, schema: SchemaModel])[] = [];
  for (const { object } of parts) {
    object?.properties?.forEach((schema, name) => {
      if (schema.always === false) return;
      const known = named.get(name);
      if (known === undefined) named.set(name, [schema]);
      else if (known[0] !== schema) known.push(schema);
    });
    patterned.push(...[...(object?.patternProperties ?? [])].filter(([, schema]) => schema.always !== false));
  }
  return { named, patterned };
});

/** Returns all schemas that parts declare for a property by its name. */
function namedBy(parts: Parts, name: string): readonly SchemaModel[] {
  return declaredBy(parts).named.get(name) ?? [];
}

/** Returns declared properties of several lists of parts; earlier lists have priority. */
export function declaredProperties(...lists: readonly Parts[]): DeclaredProperties {
  const all = lists.map(declaredBy);
  const patterned = all.flatMap((one) => one.patterned);
  return (name) =>
    all.find(({ named }) => named.has(name))?.named.get(name)?.[0] ??
    patterned.find(([pattern]) => matches(pattern, name))?.[1];
}

/** Returns the names that the parts of a schema declare. */
export function declaredNames(parts: Parts): ReadonlySet<string> {
  return new Set(declaredBy(parts).named.keys());
}

/** Returns the patterns by which the parts of a schema declare properties. */
export function declaredPatterns(...lists: readonly Parts[]): Map<string, SchemaModel> {
  return new Map(lists.flatMap((parts) => declaredBy(parts).patterned));
}
