import type { OperationModel, ResponseModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { operationPosition, within } from "./position.ts";
import { reportInRevision } from "./report.ts";

interface PairedResponses {
  readonly operation: Pair<OperationModel>;
  readonly both: readonly Pair<ResponseModel>[];
}

/** Responses that stand for other statuses now: one status became a range or the default, or the other way round. */
export function compareStatuses({ operation, both }: PairedResponses): Difference[] {
  const [old, fresh] = [statusesOf(operation.base), statusesOf(operation.revision)];
  const widened = both.filter(
    ({ base, revision }) => !fresh.has(base.status) && !old.has(revision.status) && isWider(revision, base),
  );
  const narrowed = both.filter(
    ({ base, revision }) => !fresh.has(base.status) && !old.has(revision.status) && isWider(base, revision),
  );
  const reportOf = (pairs: readonly Pair<ResponseModel>[], rule: RuleId) =>
    pairs.slice(0, 1).map(({ revision }) => {
      const before = [...new Set(pairs.map(({ base }) => base.status))].join(", ");
      const after = [...new Set(pairs.map((pair) => pair.revision.status))].join(", ");
      const position = within(operationPosition(operation.revision), `response ${after}`);
      return reportInRevision(rule, {
        direction: "response",
        position,
        place: revision.place,
        subject: after,
        before,
        after,
      });
    });
  return [
    ...groupBy(widened, ({ revision }) => revision.status).flatMap((pairs) =>
      reportOf(pairs, "response-status-widened"),
    ),
    ...groupBy(narrowed, ({ base }) => base.status).flatMap((pairs) =>
      reportOf(pairs, "response-status-narrowed"),
    ),
  ];
}

function statusesOf({ responses }: OperationModel): Set<string> {
  return new Set(responses.map(({ status }) => status));
}

/** A range covers its statuses, and the default covers all. */
function isWider(wide: ResponseModel, narrow: ResponseModel): boolean {
  return breadth(wide.status) > breadth(narrow.status);
}

function breadth(status: string): number {
  if (status === "default") return 2;
  return /XX$/i.test(status) ? 1 : 0;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
