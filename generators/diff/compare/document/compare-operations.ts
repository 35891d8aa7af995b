import type { OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairOperations } from "../pair/pair-operations.ts";
import { compareCallbacks } from "./compare-callbacks.ts";
import { compareExtensions } from "./compare-extensions.ts";
import { compareLifecycle, isPastSunset } from "./compare-lifecycle.ts";
import { compareOperationNames } from "./compare-operation-names.ts";
import { comparePagination } from "./compare-pagination.ts";
import { compareParameters } from "./compare-parameters.ts";
import { compareProse, OPERATION_PROSE } from "./compare-prose.ts";
import { compareReplay } from "./compare-replay.ts";
import { compareRequestBody } from "./compare-request-body.ts";
import { compareResponses } from "./compare-responses.ts";
import { compareSecurity } from "./compare-security.ts";
import { basePathOf, compareOperationServers } from "./compare-servers.ts";
import { compareTags } from "./compare-tags.ts";
import { type DocumentNode, nodeAt, nodesAt, parentPointer } from "./document-node.ts";
import { operationPosition } from "./position.ts";
import { reportInBase, reportInRevision } from "./report.ts";
import { createSameOperation } from "./same-operation.ts";

/** What happened to the operations. */
export function compareOperations(context: CompareContext): Difference[] {
  const { base, revision } = context;
  const { both, removed, added } = pairOperations(
    { base: base.operations, revision: revision.operations },
    basePathOf(context),
  );
  const isSame = createSameOperation(context);
  return [
    ...removed.map((operation) => reportInBase(removalRule(context, operation), whole(operation))),
    ...both.filter((pair) => !isSame(pair)).flatMap((pair) => compareOperation(context, pair)),
    ...added.map((operation) => reportInRevision("operation-added", whole(operation))),
  ];
}

function removalRule({ base, options }: CompareContext, { place }: OperationModel) {
  return isPastSunset(nodeAt(base, place).value, options.today)
    ? "operation-removed-after-sunset"
    : "operation-removed";
}

function whole(operation: OperationModel) {
  const { httpMethod, path, place } = operation;
  const subject = `${httpMethod.toUpperCase()} ${path}`;
  return { direction: "both", position: operationPosition(operation), place, subject } as const;
}

function compareOperation(context: CompareContext, pair: Pair<OperationModel>): Difference[] {
  const position = operationPosition(pair.revision);
  const nodes = nodesAt(context, pair);
  return [
    ...compareOperationNames(pair),
    ...compareLifecycle({ nodes, position, direction: "both", what: "operation" }),
    ...compareOperationServers(context, pair),
    ...compareSecurity(context, pair),
    ...compareReplay(context, pair),
    ...comparePagination(context, pair),
    ...compareParameters(context, pair),
    ...compareRequestBody(context, pair),
    ...compareResponses(context, pair),
    ...compareCallbacks(context, { nodes, position }),
    ...compareTags(context, pair),
    ...compareExtensions(context, { nodes, position }),
    ...compareProse(context, { nodes, position, direction: "both", fields: OPERATION_PROSE }),
    ...compareProse(context, {
      nodes: pathItems(context, pair),
      position,
      direction: "both",
      fields: PATH_PROSE,
    }),
  ];
}

const PATH_PROSE = ["summary", "description"];

function pathItems(context: CompareContext, { base, revision }: Pair<OperationModel>): Pair<DocumentNode> {
  return nodesAt(context, {
    base: { place: context.base.placeAt(parentPointer(base.place.pointer)) },
    revision: { place: context.revision.placeAt(parentPointer(revision.place.pointer)) },
  });
}
