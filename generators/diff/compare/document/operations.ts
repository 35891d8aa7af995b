import { childPointer } from "../../../core/document/pointer.ts";
import type { OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { pairOperations } from "../pair/pair-operations.ts";
import { formerNames } from "../renames/renamed-differences.ts";
import { compareRequestBody } from "./bodies.ts";
import { compareCallbacks } from "./callbacks.ts";
import { operationPosition, reportIf, reportInBase, reportInRevision } from "./differences.ts";
import { compareExtensions, compareIdempotency, comparePagination } from "./extensions.ts";
import { compareLifecycle, isPastSunset } from "./lifecycle.ts";
import { compareOperationNames } from "./names.ts";
import { compareParameters } from "./parameters.ts";
import { compareProse, OPERATION_PROSE } from "./prose.ts";
import { compareResponses } from "./responses.ts";
import { createSameOperation } from "./same-operation.ts";
import { compareSecurity } from "./security.ts";
import { basePathOf, compareOperationServers } from "./servers.ts";

/** Changes of operations. */
export function compareOperations(context: CompareContext): Difference[] {
  const { base, revision } = context;
  const { both, removed, added } = pairOperations(
    { base: base.operations, revision: revision.operations },
    basePathOf(context),
  );
  const isSame = createSameOperation(context);
  const former = formerNames(context, "operation");
  /** Finds the same operation at another method or path. */
  const moveOf = ({ operationId }: OperationModel) => {
    const target = added.find((one) => (former.get(one.operationId) ?? one.operationId) === operationId);
    return target ? { before: operationId, after: whole(target).subject } : {};
  };
  return [
    ...removed.map((operation) =>
      reportInBase(removalRule(context, operation), { ...whole(operation), ...moveOf(operation) }),
    ),
    ...both.filter((pair) => !isSame(pair)).flatMap((pair) => compareOperation(context, pair)),
    ...added.map((operation) => reportInRevision("operation-added", whole(operation))),
  ];
}

function removalRule({ options }: CompareContext, operation: OperationModel) {
  return isPastSunset(operation, options.today) ? "operation-removed-after-sunset" : "operation-removed";
}

function whole(operation: OperationModel) {
  const { httpMethod, path, location } = operation;
  const subject = `${httpMethod.toUpperCase()} ${path}`;
  return { direction: "both", position: operationPosition(operation), location, subject } as const;
}

function compareOperation(context: CompareContext, nodes: Pair<OperationModel>): Difference[] {
  const { base, revision } = nodes;
  const about = { position: operationPosition(revision), direction: "both" } as const;
  const part = { nodes, ...about };
  const items = { nodes: { base: base.pathItem, revision: revision.pathItem }, ...about };
  return [
    ...compareOperationNames(nodes),
    ...compareLifecycle(context.options, part, "operation"),
    ...compareOperationServers(context, nodes),
    ...compareSecurity(context, nodes),
    ...compareIdempotency(context, nodes),
    ...comparePagination(context, nodes),
    ...compareParameters(context, nodes),
    ...compareRequestBody(context, nodes),
    ...compareResponses(context, nodes),
    ...compareCallbacks(context, nodes),
    ...compareTags(context, nodes),
    ...compareExtensions(context, part),
    ...compareProse(context, part, OPERATION_PROSE),
    ...compareExtensions(context, items),
    ...compareProse(context, items, ["summary", "description"]),
  ];
}

/** Compares the tags of an operation. */
function compareTags(context: CompareContext, { base, revision }: Pair<OperationModel>): Difference[] {
  const [before, after] = [base.tags, revision.tags];
  const key = after.length > 0 ? ["tags"] : [];
  return reportIf(before.join("\n") !== after.join("\n"), "tags-changed", {
    direction: "both",
    position: operationPosition(revision),
    location: context.revision.locationAt(childPointer(revision.location.pointer, ...key)),
    subject: "tags",
    before,
    after,
  });
}
