import type { Sandbox } from "@crossborder/sandbox";

/** Counts the executions of a quote in the service's journal. */
export function countExecutions(sandbox: Sandbox, quoteId: string): number {
  return sandbox
    .journal()
    .filter(
      ({ operation, changes }) =>
        operation === "payouts.createEvm" && changes.some(({ id }) => id === quoteId),
    ).length;
}
