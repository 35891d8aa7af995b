import type { Diagnostic } from "../../core/diagnostics/diagnostic.ts";
import type { ApiModel } from "../../core/model/api-model.ts";
import { nameOperations } from "./name-operations.ts";
import { type OperationPlan, planOperation } from "./plan-operation.ts";

/** Plan of a document's client. */
export interface ClientPlan {
  /** In the order of the document; an operation with a stream and other responses has two. */
  readonly plans: readonly OperationPlan[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Plans the operations of a client, which supplies some path parameters itself. */
export function planClient(model: ApiModel, suppliedParameters: readonly string[] = []): ClientPlan {
  const { names, diagnostics } = nameOperations(model);
  const planned = [...names].map(([operation, own]) => planOperation(operation, own, suppliedParameters));
  return {
    plans: planned.flatMap(({ plans }) => plans),
    diagnostics: [...diagnostics, ...planned.flatMap((operation) => operation.diagnostics)],
  };
}
