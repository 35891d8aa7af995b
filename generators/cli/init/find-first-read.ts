import { planClient } from "../../client/plan/plan-client.ts";
import type { OperationPlan } from "../../client/plan/plan-operation.ts";
import type { ApiModel } from "../../core/model/api-model.ts";

/**
 * The operation that a reader would call first: the first one of the document that reads JSON and is not deprecated, else
 * the first that reads at all, else the first. Undefined where the document has no operations.
 */
export function findFirstRead(model: ApiModel): OperationPlan | undefined {
  const plans = planClient(model).plans.filter(({ stream }) => stream === undefined);
  const reads = plans.filter(({ model: { httpMethod } }) => httpMethod === "get");
  const current = reads.filter(({ model: { deprecated } }) => !deprecated);
  return current.find(readsJson) ?? current[0] ?? reads[0] ?? plans[0];
}

function readsJson({ responses }: OperationPlan): boolean {
  return responses.some(({ kind }) => kind === "json");
}
