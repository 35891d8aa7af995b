import { setTimeout } from "node:timers/promises";
import type { Sandbox } from "@crossborder/sandbox";

const PAUSE_MS = 50;

/**
 * Approves the spend of the newest quote once its execution was refused for want of it, so that a workflow has to try
 * again. Rejects when `signal` is aborted before anything was refused.
 */
export async function approveWhenRefused(sandbox: Sandbox, signal: AbortSignal): Promise<void> {
  const before = await countRefusals(sandbox);
  while ((await countRefusals(sandbox)) === before) await setTimeout(PAUSE_MS, undefined, { signal });
  await sandbox.control.approvals.create({ quote_id: newestQuote(sandbox) });
}

async function countRefusals({ control }: Sandbox): Promise<number> {
  const requests = await control.requests.list();
  return requests.filter(({ code }) => code === "PAYOUTS_ALLOWANCE_NOT_CONFIRMED").length;
}

function newestQuote(sandbox: Sandbox): string {
  const changes = sandbox.journal().flatMap((entry) => entry.changes);
  return changes.filter(({ table }) => table === "quotes").at(-1)?.id ?? "";
}
