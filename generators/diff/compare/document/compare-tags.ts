import { childPointer } from "../../../core/document/pointer.ts";
import type { OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { operationPosition } from "./position.ts";
import { reportInRevision } from "./report.ts";

/** Under which tags the operation is listed. */
export function compareTags(context: CompareContext, { base, revision }: Pair<OperationModel>): Difference[] {
  const [before, after] = [base.tags, revision.tags];
  if (before.join("\n") === after.join("\n")) return [];
  const position = operationPosition(revision);
  const place = context.revision.placeAt(
    childPointer(revision.place.pointer, ...(after.length > 0 ? ["tags"] : [])),
  );
  return [
    reportInRevision("tags-changed", { direction: "both", position, place, subject: "tags", before, after }),
  ];
}
