import { childPointer } from "../../../core/document/pointer.ts";
import type { OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairOperations } from "../pair/pair-operations.ts";
import { compareRequestBody } from "./bodies.ts";
import { compareCallbacks } from "./callbacks.ts";
import { operationPosition, reportInBase, reportInRevision } from "./differences.ts";
import { type DocumentNode, nodeAt, nodesAt, parentPointer } from "./document-node.ts";
import { compareExtensions, comparePagination, compareReplay } from "./extensions.ts";
import { compareLifecycle, isPastSunset } from "./lifecycle.ts";
import { compareOperationNames } from "./names.ts";
import { compareParameters } from "./parameters.ts";
import { compareProse, OPERATION_PROSE } from "./prose.ts";
import { compareResponses } from "./responses.ts";
import { createSameOperation } from "./same-operation.ts";
import { compareSecurity } from "./security.ts";
import { basePathOf, compareOperationServers } from "./servers.ts";

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

/** Under which tags the operation is listed. */
function compareTags(context: CompareContext, { base, revision }: Pair<OperationModel>): Difference[] {
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
