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

/** Entries by their key, in the order in which the keys first appear. */
export function groupBy<Entry>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const members = groups.get(keyOf(entry));
    if (members) members.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}
