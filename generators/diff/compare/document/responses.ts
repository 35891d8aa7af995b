import { groupBy } from "../../../core/group-by.ts";
import type { OperationModel, ResponseModel } from "../../../core/model/api-model.ts";
import { isSuccess } from "../../../core/model/is-success.ts";
import type { Difference } from "../../rules/difference.ts";
import type { RuleId } from "../../rules/index.ts";
import { mapPair, type Pair } from "../pair/pair-nodes.ts";
import { pairResponses } from "../pair/pair-responses.ts";
import { compareResponseContent } from "./bodies.ts";
import { compareMembers, inside, type Part, report } from "./differences.ts";
import { compareHeaders } from "./headers.ts";
import { compareLinks } from "./links.ts";
import { compareFields } from "./other-fields.ts";

/** Changes of the responses of an operation. */
export function compareResponses(operation: Part<OperationModel>): Difference[] {
  const pairing = pairResponses(mapPair(operation.nodes, ({ responses }) => responses));
  return [
    ...compareStatuses(operation, pairing.both),
    ...compareMembers<ResponseModel, "response">(pairing, {
      partOf(nodes) {
        const status = statusWords(nodes);
        return { ...inside(operation, `response ${status}`), nodes, direction: "response", subject: status };
      },
      removed: ({ status }) => (isSuccess(status) ? "success-status-removed" : "error-status-removed"),
      added: ({ status }) => (isSuccess(status) ? "success-status-added" : "error-status-added"),
      compare: compareResponse,
    }),
  ];
}

function compareResponse(part: Part<ResponseModel, "response">): Difference[] {
  return [
    ...compareResponseContent(part),
    ...compareHeaders(part),
    ...compareLinks(part),
    ...compareFields(part, "response"),
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
  operation: Part<OperationModel>,
  both: readonly Pair<ResponseModel>[],
): Difference[] {
  const { base: old, revision: fresh } = mapPair(operation.nodes, statusesOf);
  const widened = both.filter(({ base, revision }) => !fresh.has(base.status) && isWider(revision, base));
  const narrowed = both.filter(({ base, revision }) => !old.has(revision.status) && isWider(base, revision));
  const reportOf = (
    pairs: readonly [Pair<ResponseModel>, ...Pair<ResponseModel>[]],
    rule: RuleId,
  ): Difference => {
    const before = [...new Set(pairs.map(({ base }) => base.status))].join(", ");
    const after = [...new Set(pairs.map(({ revision }) => revision.status))].join(", ");
    const part = {
      ...inside(operation, `response ${after}`),
      direction: "response",
      subject: after,
    } as const;
    return report(rule, { ...part, nodes: pairs[0], before, after });
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
