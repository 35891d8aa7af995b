import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { Containment } from "../../../containment/containment.ts";
import { acceptsAnything } from "../../../containment/terms/object-facts.ts";
import { keyOf as keyOfTerm, numberOf } from "../../../containment/terms/term.ts";
import type { Pair } from "../../pair/pair-nodes.ts";
import type { SchemaPair } from "../finding.ts";
import { valuePath } from "../value-path.ts";
import { innerLocations, type Location, partsOf } from "./inner-locations.ts";

/** A place where no value can meet all schemas. */
export interface Contradiction extends Location {
  /** Documents with a contradiction there. */
  readonly isIn: Pair<boolean>;
}

type Side = keyof Pair<unknown>;

const SIDES: readonly Side[] = ["base", "revision"];

/** Limit of visited places: recursive schemas may have endless combinations. */
const MOST_PLACES = 5000;
/** Limit of searches for causes, on both sides of each place. */
const MOST_CAUSES = 2 * MOST_PLACES;

/**
 * Finds the places where one of two schemas contradicts itself, without places that are empty because of another one.
 * Equal parts that hide nothing are skipped. Caches places without contradictions, so use one instance per pair of
 * documents: without the cache, large documents take 15 % more CPU.
 */
export function createFindContradictions(containment: Containment): (pair: SchemaPair) => Contradiction[] {
  const free = new Set<string>();
  return (pair) => search(containment, pair, free);
}

/** `free`: places without contradictions inside, by meaning. */
function search(
  containment: Containment,
  { base, revision }: SchemaPair,
  free: Set<string>,
): Contradiction[] {
  const visited = new Set<string>();
  const entered = new Set<string>();
  /** The places around each visited place, by meaning. */
  const around = new Map<string, string[]>();
  const empty = new Set<string>();
  const found = new Map<string, Contradiction>();
  const causes = createFindCauses(containment);
  const root: Location = { path: [], schemas: { base: [base], revision: [revision] } };
  const pending = isSame(containment, root) ? [] : [root];
  // Breadth-first, to report the shortest path to a place.
  for (const location of pending) {
    const key = keyOf(location);
    const meaning = meaningKey(location);
    if (visited.has(key) || visited.size >= MOST_PLACES || free.has(meaning)) continue;
    visited.add(key);
    for (const side of SIDES) {
      for (const cause of causes.of(location, side)) record(found, cause, side);
      if (causes.explained.has(`${side} ${key}`)) empty.add(meaning);
    }
    // Thousands of references may lead to the same component, whose inner places are already queued.
    if (entered.has(meaning)) continue;
    entered.add(meaning);
    for (const inner of innerLocations(containment, location)) {
      const { base: left, revision: right } = inner.schemas;
      if (left.length === 0 || right.length === 0 || isSame(containment, inner)) continue;
      pending.push(inner);
      const key = meaningKey(inner);
      around.set(key, [...(around.get(key) ?? []), meaning]);
    }
  }
  // What leads to an empty place is searched again.
  for (const key of empty) for (const outer of around.get(key) ?? []) empty.add(outer);
  const isComplete = visited.size < MOST_PLACES && causes.started.size < MOST_CAUSES;
  if (isComplete) for (const key of entered) if (!empty.has(key)) free.add(key);
  return [...found.values()];
}

function record(found: Map<string, Contradiction>, { path, schemas }: Location, side: Side): void {
  const key = `${valuePath(path)} ${keyOf({ path, schemas })}`;
  const isIn = found.get(key)?.isIn ?? { base: false, revision: false };
  found.set(key, { path, schemas, isIn: { ...isIn, [side]: true } });
}

/**
 * Finds new causes of an empty place: a required value inside it, or else its own keywords. Each place is visited once,
 * whatever the number of paths to it.
 */
function createFindCauses(containment: Containment) {
  const started = new Set<string>();
  const explained = new Set<string>();

  function causesOf(location: Location, side: Side): readonly Location[] {
    const nameOf = (one: Location) => `${side} ${keyOf(one)}`;
    if (started.has(nameOf(location)) || started.size >= MOST_CAUSES) return [];
    started.add(nameOf(location));
    if (!isContradictory(containment, location.schemas[side])) return [];
    const needed = innerLocations(containment, location).filter(({ isNeeded }) => isNeeded(side));
    const deeper = needed.flatMap((inner) => causesOf(inner, side));
    // A place that requires itself recursively is its own cause.
    const isExplained = deeper.length > 0 || needed.some((inner) => explained.has(nameOf(inner)));
    explained.add(nameOf(location));
    return isExplained ? deeper : [location];
  }
  return { of: causesOf, started, explained };
}

/** True if no value is left, unless the schema rejects every value on purpose. */
function isContradictory({ isEmpty }: Containment, schemas: readonly SchemaModel[]): boolean {
  if (schemas.length === 0 || partsOf(schemas).some(isRuledOut)) return false;
  return isEmpty(schemas);
}

/** True for `false`, `not: {}` and empty lists, which reject every value on purpose. */
function isRuledOut({ always, not, enumeration }: SchemaModel): boolean {
  return always === false || enumeration?.length === 0 || (not !== undefined && acceptsAnything(not));
}

function keyOf({ schemas: { base, revision } }: Location): string {
  return [base, revision].map((schemas) => schemas.map(numberOf).join()).join(" ");
}

/** Returns the same key for every reference to a component. */
function meaningKey({ schemas: { base, revision } }: Location): string {
  return [base, revision].map((all) => keyOfTerm({ all, none: [] })).join(" ");
}

function isSame(containment: Containment, { schemas: { base, revision } }: Location): boolean {
  const isPair = (schema: SchemaModel, other: SchemaModel | undefined) =>
    other !== undefined && containment.isSame(schema, other);
  return base.length === revision.length && base.every((schema, index) => isPair(schema, revision[index]));
}
