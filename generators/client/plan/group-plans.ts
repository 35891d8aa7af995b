import { groupBy } from "../../core/group-by.ts";
import type { OperationPlan } from "./plan-operation.ts";

/** A group of operations in the client. */
export interface GroupPlan {
  readonly name: string;
  readonly operations: readonly OperationPlan[];
}

/** Groups plans, in the order in which the groups first appear. */
export function groupPlans(plans: readonly OperationPlan[]): GroupPlan[] {
  return [...groupBy(plans, ({ names }) => names.group)].map(([name, operations]) => ({ name, operations }));
}
