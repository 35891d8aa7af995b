import { childPointer } from "../../../core/document/pointer.ts";
import type { OperationModel } from "../../../core/model/api-model.ts";
import type { Difference } from "../../rules/difference.ts";
import type { CompareContext } from "../context.ts";
import type { Pair } from "../pair/pair-nodes.ts";
import { formerNames } from "../renames/renamed-differences.ts";
import { compareRequestBody } from "./bodies.ts";
import { compareCallbacks } from "./callbacks.ts";
import { mapNodes, operationPart, type Part, report, reportChanged } from "./differences.ts";
import { compareExtensions, compareIdempotency, comparePagination } from "./extensions.ts";
import { compareLifecycle, removalOf } from "./lifecycle.ts";
import { compareOperationNames } from "./names.ts";
import { compareParameters } from "./parameters.ts";
import { compareProse, OPERATION_PROSE } from "./prose.ts";
import { compareResponses } from "./responses.ts";
import { createSameOperation } from "./same-operation.ts";
import { compareSecurity } from "./security.ts";
import { compareOperationServers, pairedOperations } from "./servers.ts";

/** Changes of operations. */
export function compareOperations(context: CompareContext): Difference[] {
  const { both, removed, added } = pairedOperations(context);
  const isSame = createSameOperation(context);
  const former = formerNames(context, "operation");
  /** Finds the same operation at another method or path. */
  const moveOf = ({ operationId }: OperationModel) => {
    const target = added.find((one) => (former.get(one.operationId) ?? one.operationId) === operationId);
    return target ? { before: operationId, after: addressOf(target) } : {};
  };
  const alone = (operation: OperationModel) => {
    const nodes = { base: operation, revision: operation };
    return { ...operationPart(context, nodes), subject: addressOf(operation) };
  };
  return [
    ...removed.map((operation) => {
      const removal = removalOf("operation-removed", operation, context.options);
      return report(removal, { ...alone(operation), side: "base", ...moveOf(operation) });
    }),
    ...both.filter((nodes) => !isSame(nodes)).flatMap((nodes) => compareOperation(context, nodes)),
    ...added.map((operation) => report("operation-added", alone(operation))),
  ];
}

function addressOf({ httpMethod, path }: OperationModel): string {
  return `${httpMethod.toUpperCase()} ${path}`;
}

function compareOperation(context: CompareContext, nodes: Pair<OperationModel>): Difference[] {
  const operation = operationPart(context, nodes);
  const item = mapNodes(operation, ({ pathItem }) => pathItem);
  return [
    ...compareOperationNames(operation),
    ...compareLifecycle(operation),
    ...compareOperationServers(operation),
    ...compareSecurity(operation),
    ...compareIdempotency(operation),
    ...comparePagination(operation),
    ...compareParameters(operation),
    ...compareRequestBody(operation),
    ...compareResponses(operation),
    ...compareCallbacks(operation),
    ...compareTags(operation),
    ...compareExtensions(operation),
    ...compareProse(operation, OPERATION_PROSE),
    ...compareExtensions(item),
    ...compareProse(item, ["summary", "description"]),
  ];
}

/** Compares the tags of an operation. */
function compareTags(operation: Part<OperationModel>): Difference[] {
  const { tags, location } = operation.nodes.revision;
  const pointer = childPointer(location.pointer, ...(tags.length > 0 ? ["tags"] : []));
  const reported = {
    ...operation,
    location: operation.context.revision.locationAt(pointer),
    subject: "tags",
  };
  return reportChanged("tags-changed", reported, (node) => node.tags);
}
