import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { Containment } from "../../../containment/containment.ts";
import { acceptsAnything } from "../../../containment/terms/object-facts.ts";
import { keyOf as keyOfTerm, numberOf } from "../../../containment/terms/term.ts";
import type { Pair } from "../../pair/pair-nodes.ts";
import type { SchemaPair } from "../finding.ts";
import { valuePath } from "../value-path.ts";
import { innerLocations, type Location, partsOf } from "./inner-locations.ts";

/** A place at which no value can meet everything that is asked of it. */
export interface Contradiction extends Location {
  /** Which of the documents contradict themselves there. */
  readonly isIn: Pair<boolean>;
}

type Side = keyof Pair<unknown>;

const SIDES: readonly Side[] = ["base", "revision"];

/** Places that are looked at: combinations of recursive schemas may be more than anybody can wait for. */
const MOST_PLACES = 5000;
/** Each place is asked for causes on both sides. */
const MOST_CAUSES = 2 * MOST_PLACES;

/** A search for causes. Each place is looked at once, however many ways lead there. */
interface Search {
  readonly containment: Containment;
  readonly started: Set<string>;
  /** Places without a value whose causes are known. */
  readonly explained: Set<string>;
}

/**
 * Finds the places where one of two schemas accepts nothing, at what contradicts itself and not at what is empty because of
 * it. What is the same in both and hides nothing is not looked at. Remembers what is free of contradictions, so use one for
 * all comparisons of two documents.
 */
export function createFindContradictions(containment: Containment): (pair: SchemaPair) => Contradiction[] {
  const free = new Set<string>();
  return (pair) => search(containment, pair, free);
}

/** `free`: places that lead to no contradiction, by what they mean. */
function search(
  containment: Containment,
  { base, revision }: SchemaPair,
  free: Set<string>,
): Contradiction[] {
  const visited = new Set<string>();
  const entered = new Set<string>();
  /** The places around each place that was looked into, by what they mean. */
  const around = new Map<string, string[]>();
  const empty: string[] = [];
  const found = new Map<string, Contradiction>();
  const causes: Search = { containment, started: new Set(), explained: new Set() };
  const pending: Location[] = [{ path: [], schemas: { base: [base], revision: [revision] } }];
  // Level by level: of the ways to a place, the shortest is reported.
  for (const location of pending) {
    const key = keyOf(location);
    const meaning = meaningKey(location);
    if (visited.has(key) || visited.size >= MOST_PLACES || free.has(meaning)) continue;
    if (isSame(containment, location)) continue;
    visited.add(key);
    for (const side of SIDES) {
      for (const cause of causesOf(causes, location, side)) record(found, cause, side);
      if (causes.explained.has(`${side} ${key}`)) empty.push(meaning);
    }
    // Thousands of references may lead to the same components: what stands inside is on its way already.
    if (entered.has(meaning)) continue;
    entered.add(meaning);
    for (const inner of innerLocations(containment, location)) {
      if (inner.schemas.base.length === 0 || inner.schemas.revision.length === 0) continue;
      pending.push(inner);
      const key = meaningKey(inner);
      around.set(key, [...(around.get(key) ?? []), meaning]);
    }
  }
  const isComplete = visited.size < MOST_PLACES && causes.started.size < MOST_CAUSES;
  if (isComplete) for (const key of locationsWithout({ entered, around, empty })) free.add(key);
  return [...found.values()];
}

/** Everything that these places lead to was looked at as well. */
function locationsWithout({
  entered,
  around,
  empty,
}: {
  readonly entered: ReadonlySet<string>;
  readonly around: ReadonlyMap<string, readonly string[]>;
  readonly empty: readonly string[];
}): string[] {
  const leading = new Set(empty);
  for (const key of leading) for (const outer of around.get(key) ?? []) leading.add(outer);
  return [...entered].filter((key) => !leading.has(key));
}

function record(found: Map<string, Contradiction>, { path, schemas }: Location, side: Side): void {
  const key = `${valuePath(path)} ${keyOf({ path, schemas })}`;
  const isIn = found.get(key)?.isIn ?? { base: false, revision: false };
  found.set(key, { path, schemas, isIn: { ...isIn, [side]: true } });
}

/**
 * What makes a place empty: a required value inside it, or else the keywords of the place itself. Nothing where
 * that is known already.
 */
function causesOf(search: Search, location: Location, side: Side): readonly Location[] {
  const { containment, started, explained } = search;
  const nameOf = (one: Location) => `${side} ${keyOf(one)}`;
  if (started.has(nameOf(location)) || started.size >= MOST_CAUSES) return [];
  started.add(nameOf(location));
  if (!isContradictory(containment, location.schemas[side])) return [];
  const needed = innerLocations(containment, location).filter(({ isNeeded }) => isNeeded(side));
  const deeper = needed.flatMap((inner) => causesOf(search, inner, side));
  // A place that needs itself, without an end, is its own cause.
  const isExplained = deeper.length > 0 || needed.some((inner) => explained.has(nameOf(inner)));
  explained.add(nameOf(location));
  return isExplained ? deeper : [location];
}

/** True where no value is left, unless the schema rejects every value on purpose. */
function isContradictory({ isEmpty }: Containment, schemas: readonly SchemaModel[]): boolean {
  if (schemas.length === 0 || partsOf(schemas).some(isRuledOut)) return false;
  return isEmpty(schemas);
}

/** `false`, `not: {}` and an empty list mean that nothing may stand there. */
function isRuledOut({ always, not, enumeration }: SchemaModel): boolean {
  return always === false || enumeration?.length === 0 || (not !== undefined && acceptsAnything(not));
}

function keyOf({ schemas: { base, revision } }: Location): string {
  return [base, revision].map((schemas) => schemas.map(numberOf).join()).join(" ");
}

/** The same for every reference to a component. */
function meaningKey({ schemas: { base, revision } }: Location): string {
  return [base, revision].map((all) => keyOfTerm({ all, none: [] })).join(" ");
}

function isSame(containment: Containment, { schemas: { base, revision } }: Location): boolean {
  return (
    base.length === revision.length &&
    base.every((schema, index) => isAlike(containment, schema, revision[index]))
  );
}

function isAlike({ isSame: same }: Containment, left: SchemaModel, right: SchemaModel | undefined): boolean {
  return right !== undefined && same(left, right);
}
