import { groupBy } from "../../core/group-by.ts";
import type { OperationPlan } from "./plan-operation.ts";

/** A group of operations as the client shows it. */
export interface GroupPlan {
  readonly name: string;
  readonly operations: readonly OperationPlan[];
}

/** Operations by group, in the order in which the groups first appear. */
export function groupPlans(plans: readonly OperationPlan[]): GroupPlan[] {
  return [...groupBy(plans, ({ names }) => names.group)].map(([name, operations]) => ({ name, operations }));
}
