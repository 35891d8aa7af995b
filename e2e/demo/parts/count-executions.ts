import type { Sandbox } from "@crossborder/sandbox";

/** How often the service has executed a quote, by its own journal. */
export function countExecutions(sandbox: Sandbox, quoteId: string): number {
  return sandbox
    .journal()
    .filter(
      ({ operation, changes }) =>
        operation === "payouts.createEvm" && changes.some(({ id }) => id === quoteId),
    ).length;
}
