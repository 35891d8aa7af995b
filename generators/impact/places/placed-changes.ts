import type { Change } from "../../diff/change.ts";
import type { Side } from "../project/layout.ts";
import type { ModelPlaces } from "./model-places.ts";
import { isInside, isOfCall, operationOf, type Place } from "./place.ts";

/** A change with the parts of the description that it affects. */
export interface PlacedChange {
  readonly change: Change;
  readonly places: readonly Place[];
}

/** Changes by the places that they affect. */
export interface PlacedChanges {
  readonly all: readonly PlacedChange[];
  /** Returns changes at one of these places. */
  at(places: readonly Place[]): PlacedChange[];
  /** Returns changes at one of these places or inside it. */
  within(places: readonly Place[]): PlacedChange[];
  /** Returns changes of operations among these places: of the whole, the body or a response. */
  ofCalls(places: readonly Place[]): PlacedChange[];
  /** Returns changes inside one of these places, or around it. */
  near(places: readonly Place[]): PlacedChange[];
}

/** Places the changes of a report; changes of prose affect no code. */
export function placeChanges(
  changes: readonly Change[],
  models: Readonly<Record<Side, ModelPlaces>>,
): PlacedChanges {
  const all = changes
    .filter(({ verdict }) => verdict !== "docs")
    .map((change) => ({
      change,
      places: [...new Set(change.pointers.flatMap(({ side, pointer }) => models[side].ofPointer(pointer)))],
    }));
  const byPlace = new Map<Place, PlacedChange[]>();
  for (const placed of all)
    for (const place of placed.places) byPlace.set(place, [...(byPlace.get(place) ?? []), placed]);
  const where = (isMatch: (own: Place) => boolean) => all.filter(({ places }) => places.some(isMatch));
  return {
    all,
    at: (places) => [...new Set(places.flatMap((place) => byPlace.get(place) ?? []))],
    within: (places) => where((own) => places.some((place) => own === place || isInside(own, place))),
    ofCalls: (places) => where((own) => isOfCall(own) && places.includes(operationOf(own) ?? "")),
    near: (places) => where((own) => places.some((place) => isInside(own, place) || isInside(place, own))),
  };
}
