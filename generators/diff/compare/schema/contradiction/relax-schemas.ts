import type { SchemaModel } from "../../../../core/model/schema-model.ts";
import type { Containment } from "../../../containment/containment.ts";
import { digestOf, inOrder } from "../../../containment/meaning/meaning-digest.ts";
import { behindReferences, numberOf } from "../../../containment/terms/term.ts";
import { mapPair } from "../../pair/pair-nodes.ts";
import { createView, type SchemaView } from "../direction/rebuild-schema.ts";
import type { Contradiction } from "./find-contradictions.ts";
import { partsOf } from "./inner-locations.ts";
import { keywordsOf, rankOf, type SchemaKeyword, withKeywords, withoutKeywords } from "./schema-keywords.ts";

/** Keywords that contradict others, by their schema. */
export type Dropped = Map<SchemaModel, Set<SchemaKeyword>>;

/** Returns the keywords that no value can meet with the others. Both documents drop the same keywords. */
export function droppedKeywords(containment: Containment, { schemas, isIn }: Contradiction): Dropped {
  const dropped: Dropped = new Map();
  const parts = mapPair(schemas, partsOf);
  for (const side of ["base", "revision"] as const) {
    if (!isIn[side]) continue;
    const other = parts[side === "base" ? "revision" : "base"];
    for (const [part, keyword] of conflictsOf(containment, parts[side])) {
      drop(dropped, part, keyword);
      const partner = partnerOf(part, parts[side], other);
      if (partner) drop(dropped, partner, keyword);
    }
  }
  return dropped;
}

function drop(dropped: Dropped, schema: SchemaModel, keyword: SchemaKeyword): void {
  dropped.set(schema, (dropped.get(schema) ?? new Set()).add(keyword));
}

/** Finds the partner of a schema: at the same pointer, with the same digest, or at the same sorted position. */
export function partnerOf(
  part: SchemaModel,
  parts: readonly SchemaModel[],
  others: readonly SchemaModel[],
): SchemaModel | undefined {
  const isCounted = /\/(?:allOf|anyOf|oneOf)\/\d/.test(part.location.pointer);
  const twin = others.find((other) =>
    isCounted ? digestOf(other) === digestOf(part) : other.location.pointer === part.location.pointer,
  );
  // Bare references constrain nothing by themselves.
  const [own, theirs] = [parts, others].map((all) => all.filter((one) => behindReferences(one) === one));
  if (twin || !own || own.length !== theirs?.length) return twin;
  return inOrder(theirs)[inOrder(own).indexOf(part)];
}

/** Accepts keywords one by one while some value meets them all; the others are conflicts. */
function conflictsOf(
  containment: Containment,
  parts: readonly SchemaModel[],
): (readonly [SchemaModel, SchemaKeyword])[] {
  const kept = new Map(parts.map((part) => [part, new Set<SchemaKeyword>()]));
  const keywords = parts.flatMap((part) => keywordsOf(part).map((keyword) => [part, keyword] as const));
  const ordered = keywords.sort(
    ([one, left], [other, right]) => rankOf(left) - rankOf(right) || digestOf(one) - digestOf(other),
  );
  return ordered.filter(([part, keyword]) => {
    const believed = kept.get(part);
    believed?.add(keyword);
    const isConflict = containment.isEmpty([...kept].map(([schema, names]) => withKeywords(schema, names)));
    if (isConflict) believed?.delete(keyword);
    return isConflict;
  });
}

/**
 * Removes dropped keywords wherever their schemas occur. Cached: results about a contradictory component serve every
 * operation that refers to it.
 */
export function createRelaxation(): (dropped: Dropped) => SchemaView {
  const views = new Map<string, SchemaView>();
  return (dropped) => {
    const key = JSON.stringify(
      [...dropped].map(([schema, names]) => [numberOf(schema), ...[...names].sort()]).sort(),
    );
    const view =
      views.get(key) ??
      createView(
        (schema) => dropped.has(schema),
        (schema) => withoutKeywords(schema, dropped.get(schema) ?? new Set()),
      );
    views.set(key, view);
    return view;
  };
}
