import type { OperationPlan } from "./plan-operation.ts";

/** The operation once more for each place where the client had it before. */
export function planAliases(plan: OperationPlan): OperationPlan[] {
  return plan.names.aliases.flatMap(({ surface }) =>
    surface ? [{ ...plan, names: { ...plan.names, ...surface }, renamedTo: plan.names }] : [],
  );
}
