import { childPointer } from "../../../core/document/pointer.ts";
import type { Json } from "../../../core/json.ts";
import type { OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { operationPosition } from "./position.ts";
import { reportInBase, reportInRevision } from "./report.ts";

/** How a list is walked (`x-pagination`). */
export function comparePagination(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const [before, after] = [pair.base.pagination, pair.revision.pagination];
  const position = operationPosition(pair.revision);
  const reported = { direction: "both", position, subject: "x-pagination" } as const;
  const at = (side: "base" | "revision") =>
    context[side].placeAt(childPointer(pair[side].place.pointer, "x-pagination"));
  if (before && !after) return [reportInBase("pagination-removed", { ...reported, place: at("base") })];
  if (!before && after) return [reportInRevision("pagination-added", { ...reported, place: at("revision") })];
  const values: { readonly before: Json; readonly after: Json } = {
    before: { ...before },
    after: { ...after },
  };
  if (JSON.stringify(values.before) === JSON.stringify(values.after)) return [];
  return [reportInRevision("pagination-changed", { ...reported, ...values, place: at("revision") })];
}
