// What a typical test uses of the package: the service in process, a control call, and what comes of it.
import { createSandbox, type JournalEntry, type Sandbox } from "@crossborder/sandbox";

/** A sandbox whose next payout loses its response. */
export async function losesResponse(): Promise<Sandbox> {
  const sandbox = createSandbox();
  await sandbox.control.faults.create({ operation: "payouts.createEvm", fault: "reset-after-commit" });
  return sandbox;
}

/** Final status of a payout, and what was committed for it. */
export async function endOf(
  sandbox: Sandbox,
  id: string,
): Promise<{ status: unknown; entries: readonly JournalEntry[] }> {
  const { status } = await sandbox.advanceUntilPayout(id, "completed");
  const { entries } = await sandbox.control.journal.list({ after: 0 });
  return { status, entries };
}
