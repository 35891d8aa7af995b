import type { OperationModel, ResponseModel } from "../../../core/model/api-model.ts";
import { isSuccess } from "../../../core/model/is-success.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairResponses } from "../pair/pair-responses.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { compareHeaders, headersOf } from "./compare-headers.ts";
import { compareLinks } from "./compare-links.ts";
import { compareProse } from "./compare-prose.ts";
import { compareResponseContent } from "./compare-response-content.ts";
import { compareStatuses } from "./compare-statuses.ts";
import { entriesAt, nodesAt } from "./document-node.ts";
import { operationPosition, within } from "./position.ts";
import { reportInBase, reportInRevision } from "./report.ts";

/** What happened to the responses of an operation. */
export function compareResponses(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const { both, removed, added } = pairResponses({
    base: pair.base.responses,
    revision: pair.revision.responses,
  });
  const reported = ({ status, place }: ResponseModel) => {
    const position = within(operationPosition(pair.revision), `response ${status}`);
    return { direction: "response", position, place, subject: status } as const;
  };
  return [
    ...removed.map((response) =>
      reportInBase(
        isSuccess(response.status) ? "success-status-removed" : "error-status-removed",
        reported(response),
      ),
    ),
    ...compareStatuses({ operation: pair, both }),
    ...both.flatMap((responses) => compareResponse(context, { responses, operation: pair.revision })),
    ...added.map((response) =>
      reportInRevision(
        isSuccess(response.status) ? "success-status-added" : "error-status-added",
        reported(response),
      ),
    ),
  ];
}

interface ResponsePair {
  readonly responses: Pair<ResponseModel>;
  readonly operation: OperationModel;
}

function compareResponse(context: CompareContext, { responses, operation }: ResponsePair): Difference[] {
  const { base, revision } = responses;
  const position = within(operationPosition(operation), `response ${statusWords(responses)}`);
  const nodes = nodesAt(context, { base, revision });
  const headers = {
    base: headersOf(entriesAt(context.base, { node: nodes.base, key: "headers" })),
    revision: headersOf(entriesAt(context.revision, { node: nodes.revision, key: "headers" })),
  };
  const content = { base: base.content, revision: revision.content };
  const holders = { base: base.place, revision: revision.place };
  return [
    ...compareResponseContent(context, { ...content, holders, position }),
    ...compareHeaders(context, { headers, position, direction: "response" }),
    ...compareLinks(context, { nodes, position }),
    ...compareProse(context, { nodes, position, direction: "response", fields: ["description"] }),
    ...compareExtensions(context, { nodes, position }),
  ];
}

/** The more exact one of two statuses of which one covers the other. */
function statusWords({ base, revision }: Pair<ResponseModel>): string {
  return /^\d+$/.test(revision.status) ? revision.status : base.status;
}
