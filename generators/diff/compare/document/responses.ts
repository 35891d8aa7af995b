import { groupBy } from "../../../core/group-by.ts";
import type { OperationModel, ResponseModel } from "../../../core/model/api-model.ts";
import { isSuccess } from "../../../core/model/is-success.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairResponses } from "../pair/pair-responses.ts";
import { compareResponseContent } from "./bodies.ts";
import { operationPosition, type Part, reportInBase, reportInRevision, within } from "./differences.ts";
import { compareHeaders } from "./headers.ts";
import { compareLinks } from "./links.ts";
import { compareFields } from "./other-fields.ts";

/** Changes of the responses of an operation. */
export function compareResponses(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const { both, removed, added } = pairResponses({
    base: pair.base.responses,
    revision: pair.revision.responses,
  });
  const reported = ({ status, location }: ResponseModel) => {
    const position = within(operationPosition(pair.revision), `response ${status}`);
    return { direction: "response", position, location, subject: status } as const;
  };
  return [
    ...removed.map((response) =>
      reportInBase(
        isSuccess(response.status) ? "success-status-removed" : "error-status-removed",
        reported(response),
      ),
    ),
    ...compareStatuses(pair, both),
    ...both.flatMap((nodes) =>
      compareResponse(context, {
        nodes,
        position: within(operationPosition(pair.revision), `response ${statusWords(nodes)}`),
        direction: "response",
      }),
    ),
    ...added.map((response) =>
      reportInRevision(
        isSuccess(response.status) ? "success-status-added" : "error-status-added",
        reported(response),
      ),
    ),
  ];
}

function compareResponse(context: CompareContext, part: Part<ResponseModel, "response">): Difference[] {
  return [
    ...compareResponseContent(context, part),
    ...compareHeaders(context, part),
    ...compareLinks(context, part),
    ...compareFields(context, part, "response"),
  ];
}

/** Returns the more specific of two statuses of which one covers the other. */
function statusWords({ base, revision }: Pair<ResponseModel>): string {
  return /^\d+$/.test(revision.status) ? revision.status : base.status;
}

/**
 * Reports responses that cover other statuses: one status became a range or the default, or the other way round. If
 * both documents have the wider response, it only took over a status, or gave one away.
 */
function compareStatuses(
  operation: Pair<OperationModel>,
  both: readonly Pair<ResponseModel>[],
): Difference[] {
  const [old, fresh] = [statusesOf(operation.base), statusesOf(operation.revision)];
  const widened = both.filter(({ base, revision }) => !fresh.has(base.status) && isWider(revision, base));
  const narrowed = both.filter(({ base, revision }) => !old.has(revision.status) && isWider(base, revision));
  const reportOf = (
    pairs: readonly [Pair<ResponseModel>, ...Pair<ResponseModel>[]],
    rule: RuleId,
  ): Difference => {
    const before = [...new Set(pairs.map(({ base }) => base.status))].join(", ");
    const after = [...new Set(pairs.map(({ revision }) => revision.status))].join(", ");
    const position = within(operationPosition(operation.revision), `response ${after}`);
    const { location } = pairs[0].revision;
    const reported = { direction: "response", position, location, subject: after, before, after } as const;
    return reportInRevision(rule, reported);
  };
  return [
    ...[...groupBy(widened, ({ revision }) => revision.status)].map(([status, pairs]) =>
      reportOf(pairs, old.has(status) ? "response-status-merged" : "response-status-widened"),
    ),
    ...[...groupBy(narrowed, ({ base }) => base.status)].map(([status, pairs]) =>
      reportOf(pairs, fresh.has(status) ? "response-status-split" : "response-status-narrowed"),
    ),
  ];
}

function statusesOf({ responses }: OperationModel): Set<string> {
  return new Set(responses.map(({ status }) => status));
}

/** True if a status covers more than another one: ranges cover their statuses, the default covers all. */
function isWider(wide: ResponseModel, narrow: ResponseModel): boolean {
  return breadth(wide.status) > breadth(narrow.status);
}

function breadth(status: string): number {
  if (status === "default") return 2;
  return /XX$/i.test(status) ? 1 : 0;
}
