import type { OperationModel } from "../../../core/model/api-model.ts";
import { type Pair, type Pairing, pairNodes } from "./pair-nodes.ts";
import { blankTemplate } from "./path-template.ts";

const NO_BASE_PATH: Pair<string> = { base: "", revision: "" };

/**
 * Pairs operations by method and path; how the parameters of a path are called is no part of it. What stands before the
 * paths of a document counts as a part of them.
 */
export function pairOperations(
  operations: Pair<readonly OperationModel[]>,
  basePath: Pair<string> = NO_BASE_PATH,
): Pairing<OperationModel> {
  const before = new Map([
    ...operations.base.map((operation) => [operation, basePath.base] as const),
    ...operations.revision.map((operation) => [operation, basePath.revision] as const),
  ]);
  const addressOf = (operation: OperationModel) => `${before.get(operation) ?? ""}${operation.path}`;
  return pairNodes(operations, [
    (operation) => `${operation.httpMethod} ${addressOf(operation)}`,
    (operation) => `${operation.httpMethod} ${blankTemplate(addressOf(operation))}`,
  ]);
}
