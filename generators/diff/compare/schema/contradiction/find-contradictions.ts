import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { Containment } from "../../../containment/containment.ts";
import { saysNothing } from "../../../containment/object-facts.ts";
import { numberOf } from "../../../containment/term.ts";
import type { Pair } from "../../../pair/pair-nodes.ts";
import type { SchemaPair } from "../finding.ts";
import { valuePath } from "../value-path.ts";
import { innerPlaces, type Place } from "./inner-places.ts";
import { partsOf } from "./members-of.ts";

/** A place at which no value can meet everything that is asked of it. */
export interface Contradiction extends Place {
  /** Which of the documents contradict themselves there. */
  readonly isIn: Pair<boolean>;
}

type Side = keyof Pair<unknown>;

const SIDES: readonly Side[] = ["base", "revision"];

/** Causes lie no deeper below a place that has no value; schemas that go on without an end are not followed. */
const DEEPEST = 32;

/**
 * The places where one of two schemas accepts nothing, found at what contradicts itself and not at what is empty because
 * of it. What is the same in both and hides nothing is not looked at.
 */
export function findContradictions(
  containment: Containment,
  { base, revision }: SchemaPair,
): Contradiction[] {
  const visited = new Set<string>();
  const found = new Map<string, Contradiction>();
  const pending: Place[] = [{ path: [], schemas: { base: [base], revision: [revision] } }];
  for (let place = pending.pop(); place; place = pending.pop()) {
    const key = keyOf(place);
    if (visited.has(key) || isSame(containment, place)) continue;
    visited.add(key);
    for (const side of SIDES) {
      for (const cause of causesOf(containment, place, side)) record(found, cause, side);
    }
    const inner = innerPlaces(containment, place);
    pending.push(...inner.filter(({ schemas }) => schemas.base.length > 0 && schemas.revision.length > 0));
  }
  return [...found.values()];
}

function record(found: Map<string, Contradiction>, { path, schemas }: Place, side: Side): void {
  const key = `${valuePath(path)} ${keyOf({ path, schemas })}`;
  const isIn = found.get(key)?.isIn ?? { base: false, revision: false };
  found.set(key, { path, schemas, isIn: { ...isIn, [side]: true } });
}

/** What makes a place empty: what is inside it and has to be there, or else what is said of the place itself. */
function causesOf(containment: Containment, place: Place, side: Side, depth = 0): readonly Place[] {
  if (!isContradictory(containment, place.schemas[side])) return [];
  const inner = depth < DEEPEST ? innerPlaces(containment, place) : [];
  const deeper = inner
    .filter(({ isNeeded }) => isNeeded(side))
    .flatMap((needed) => causesOf(containment, needed, side, depth + 1));
  return deeper.length > 0 ? deeper : [place];
}

/** True where no value is left, unless that is what the schema says in so many words. */
function isContradictory({ isEmpty }: Containment, schemas: readonly SchemaModel[]): boolean {
  if (schemas.length === 0 || partsOf(schemas).some(isRuledOut)) return false;
  return isEmpty(schemas);
}

/** `false`, `not: {}` and an empty list mean that nothing may stand there. */
function isRuledOut({ always, not, enumeration }: SchemaModel): boolean {
  return always === false || enumeration?.length === 0 || (not !== undefined && saysNothing(not));
}

function keyOf({ schemas: { base, revision } }: Place): string {
  return [base, revision].map((schemas) => schemas.map(numberOf).join()).join(" ");
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
