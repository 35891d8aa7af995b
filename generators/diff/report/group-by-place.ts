import type { Change } from "../change.ts";
import { placeTitle } from "./summarize.ts";

/** Changes of one operation or event. */
export interface PlaceGroup {
  /** The first operation or event that they affect. */
  readonly title: string;
  readonly changes: readonly Change[];
}

/** Groups changes by the first place that each reaches; groups and changes keep their order. */
export function groupByPlace(changes: readonly Change[]): PlaceGroup[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const [first] = change.reached;
    const title = first === undefined ? "the document" : placeTitle(first);
    const group = groups.get(title);
    if (group) group.push(change);
    else groups.set(title, [change]);
  }
  return [...groups].map(([title, grouped]) => ({ title, changes: grouped }));
}
