import type { OperationPlan } from "./plan-operation.ts";

/** Returns a plan for each former place of an operation in the client. */
export function planAliases(plan: OperationPlan): OperationPlan[] {
  return plan.names.aliases.flatMap(({ surface }) =>
    surface ? [{ ...plan, names: { ...plan.names, ...surface }, renamedTo: plan.names }] : [],
  );
}
