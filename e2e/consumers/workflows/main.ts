import { mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPackages } from "./install-packages.ts";
import type { RunResult } from "./respect.ts";
import { runWorkflows } from "./run-workflows.ts";
import { workflowIds } from "./workflow-ids.ts";
import { WorkflowFailedError, WorkflowRunner } from "./workflow-runner.ts";

// `pnpm e2e:workflows`: runs the Arazzo workflows against the sandbox, as a user does who installed the packed files of both.
// A workflow that was not run is a failure too.
const missing = new Set(workflowIds());
await using temporary = await mkdtempDisposable(join(tmpdir(), "workflows-"));
const folder = temporary.path;

function show(name: string, workflowId: string, result: RunResult): void {
  missing.delete(workflowId);
  const isPassed = result.kind === "passed";
  const end = isPassed ? `passed (requests: ${result.requests})` : "FAILED";
  process.stdout.write(`${workflowId.padEnd(22)}${name.padEnd(26)}${end}\n`);
  if (!isPassed) process.stdout.write(`${result.output}\n`);
}

async function runInstalled(): Promise<void> {
  const { workflows, sandbox: installed } = await installPackages(folder);
  const sandbox = installed.createSandbox();
  const { url: server, close } = await installed.serveSandbox(sandbox, { port: 0 });
  await runWorkflows(new WorkflowRunner(sandbox, { workflows, folder, server, show })).finally(close);
}

try {
  await runInstalled();
} catch (error) {
  if (!(error instanceof WorkflowFailedError)) throw error;
  process.exitCode = 1;
}
for (const workflowId of missing) process.stdout.write(`${workflowId.padEnd(22)}NOT RUN\n`);
if (missing.size > 0) process.exitCode = 1;
