import type { OperationPlan } from "./plan-operation.ts";

/** A group of operations as the client shows it. */
export interface GroupPlan {
  readonly name: string;
  readonly operations: readonly OperationPlan[];
}

/** Operations by group, in the order in which the groups first appear. */
export function groupPlans(plans: readonly OperationPlan[]): GroupPlan[] {
  const groups = new Map<string, OperationPlan[]>();
  for (const plan of plans) {
    const members = groups.get(plan.names.group);
    if (members) members.push(plan);
    else groups.set(plan.names.group, [plan]);
  }
  return [...groups].map(([name, operations]) => ({ name, operations }));
}
