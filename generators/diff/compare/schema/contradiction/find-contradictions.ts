import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { Containment } from "../../../containment/containment.ts";
import { saysNothing } from "../../../containment/terms/object-facts.ts";
import { behindReferences, keyOf as keyOfTerm, numberOf } from "../../../containment/terms/term.ts";
import type { Pair } from "../../pair/pair-nodes.ts";
import type { SchemaView } from "../direction/rebuild-schema.ts";
import type { SchemaPair } from "../finding.ts";
import { valuePath } from "../value-path.ts";
import { innerPlaces, type Place, partsOf } from "./inner-places.ts";

/** A place at which no value can meet everything that is asked of it. */
export interface Contradiction extends Place {
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
 * The places where one of two schemas accepts nothing, found at what contradicts itself and not at what is empty because
 * of it. What is the same in both and hides nothing is not looked at.
 */
export type FindContradictions = (pair: SchemaPair) => Contradiction[];

/** Remembers what is free of contradictions, so use one for all comparisons of two documents. */
export function createFindContradictions(containment: Containment): FindContradictions {
  const free = new Set<string>();
  return (pair) => {
    const { visited, found, isComplete } = search(containment, pair, free);
    // Everything that the places lead to is among them.
    if (isComplete && found.length === 0)
      for (const { schemas } of visited.values()) free.add(meaningKey(schemas));
    return found;
  };
}

interface Searched {
  readonly visited: ReadonlyMap<string, Place>;
  readonly found: Contradiction[];
  /** False where a limit ended the search. */
  readonly isComplete: boolean;
}

function search(
  containment: Containment,
  { base, revision }: SchemaPair,
  free: ReadonlySet<string>,
): Searched {
  const visited = new Map<string, Place>();
  const entered = new Set<string>();
  const found = new Map<string, Contradiction>();
  const causes: Search = { containment, started: new Set(), explained: new Set() };
  const pending: Place[] = [{ path: [], schemas: { base: [base], revision: [revision] } }];
  // Level by level: of the ways to a place, the shortest is reported.
  for (const place of pending) {
    const key = keyOf(place);
    if (visited.has(key) || visited.size >= MOST_PLACES || free.has(meaningKey(place.schemas))) continue;
    if (isSame(containment, place)) continue;
    visited.set(key, place);
    for (const side of SIDES) {
      for (const cause of causesOf(causes, place, side)) record(found, cause, side);
    }
    // Thousands of references may lead to the same components: what stands inside is on its way already.
    const opened = keyOf(place, behindReferences);
    if (entered.has(opened)) continue;
    entered.add(opened);
    const inner = innerPlaces(containment, place);
    pending.push(...inner.filter(({ schemas }) => schemas.base.length > 0 && schemas.revision.length > 0));
  }
  const isComplete = visited.size < MOST_PLACES && causes.started.size < MOST_CAUSES;
  return { visited, found: [...found.values()], isComplete };
}

function record(found: Map<string, Contradiction>, { path, schemas }: Place, side: Side): void {
  const key = `${valuePath(path)} ${keyOf({ path, schemas })}`;
  const isIn = found.get(key)?.isIn ?? { base: false, revision: false };
  found.set(key, { path, schemas, isIn: { ...isIn, [side]: true } });
}

/**
 * What makes a place empty: a required value inside it, or else the keywords of the place itself. Nothing where
 * that is known already.
 */
function causesOf(search: Search, place: Place, side: Side): readonly Place[] {
  const { containment, started, explained } = search;
  const nameOf = (one: Place) => `${side} ${keyOf(one)}`;
  if (started.has(nameOf(place)) || started.size >= MOST_CAUSES) return [];
  started.add(nameOf(place));
  if (!isContradictory(containment, place.schemas[side])) return [];
  const needed = innerPlaces(containment, place).filter(({ isNeeded }) => isNeeded(side));
  const deeper = needed.flatMap((inner) => causesOf(search, inner, side));
  // A place that needs itself, without an end, is its own cause.
  const isExplained = deeper.length > 0 || needed.some((inner) => explained.has(nameOf(inner)));
  explained.add(nameOf(place));
  return isExplained ? deeper : [place];
}

/** True where no value is left, unless the schema rejects every value on purpose. */
function isContradictory({ isEmpty }: Containment, schemas: readonly SchemaModel[]): boolean {
  if (schemas.length === 0 || partsOf(schemas).some(isRuledOut)) return false;
  return isEmpty(schemas);
}

/** `false`, `not: {}` and an empty list mean that nothing may stand there. */
function isRuledOut({ always, not, enumeration }: SchemaModel): boolean {
  return always === false || enumeration?.length === 0 || (not !== undefined && saysNothing(not));
}

function keyOf({ schemas: { base, revision } }: Place, view: SchemaView = (schema) => schema): string {
  return [base, revision].map((schemas) => schemas.map((one) => numberOf(view(one))).join()).join(" ");
}

/** The same for every reference to a component. */
function meaningKey({ base, revision }: Pair<readonly SchemaModel[]>): string {
  return [base, revision].map((all) => keyOfTerm({ all, none: [] })).join(" ");
}

function isSame(containment: Containment, { schemas: { base, revision } }: Place): boolean {
  return (
    base.length === revision.length &&
    base.every((schema, index) => isAlike(containment, schema, revision[index]))
  );
}

function isAlike({ isSame: same }: Containment, left: SchemaModel, right: SchemaModel | undefined): boolean {
  return right !== undefined && same(left, right);
}
