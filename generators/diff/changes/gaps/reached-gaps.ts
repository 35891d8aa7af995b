import type { ApiModel } from "../../../core/model/api-model.ts";
import type { Gap } from "../../../core/model/find-gaps.ts";
import { createWrittenReach, isBelow } from "../written-reach.ts";

/** Finds the gaps below a pointer of the document, references followed. */
export function createGapReach(model: ApiModel, gaps: readonly Gap[]): (pointer: string) => Gap[] {
  const reach = createWrittenReach(model);
  return (pointer) => gaps.filter(({ place }) => isBelow(place.pointer, reach(pointer)));
}
