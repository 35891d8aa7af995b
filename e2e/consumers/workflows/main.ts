import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox, serveSandbox } from "@crossborder/sandbox";
import { copyWorkflows } from "./copy-workflows.ts";
import type { RunResult } from "./respect.ts";
import { runWorkflows } from "./run-workflows.ts";
import { workflowIds } from "./workflow-ids.ts";
import { WorkflowFailedError, WorkflowRunner } from "./workflow-runner.ts";

// `pnpm e2e:workflows`: runs the Arazzo workflows of the description against the sandbox. A workflow that was not run is a
// failure too.
const missing = new Set(workflowIds());
const folder = await mkdtemp(join(tmpdir(), "workflows-"));
const sandbox = createSandbox();
const { url: server, close } = await serveSandbox(sandbox, { port: 0 });

function show(name: string, workflowId: string, result: RunResult): void {
  missing.delete(workflowId);
  const isPassed = result.kind === "passed";
  const end = isPassed ? `passed (requests: ${result.requests})` : "FAILED";
  process.stdout.write(`${workflowId.padEnd(22)}${name.padEnd(26)}${end}\n`);
  if (!isPassed) process.stdout.write(`${result.output}\n`);
}

try {
  await copyWorkflows(folder);
  await runWorkflows(new WorkflowRunner(sandbox, { folder, server, show }));
} catch (error) {
  if (!(error instanceof WorkflowFailedError)) throw error;
  process.exitCode = 1;
} finally {
  await close();
  await rm(folder, { recursive: true, force: true });
}
for (const workflowId of missing) process.stdout.write(`${workflowId.padEnd(22)}NOT RUN\n`);
if (missing.size > 0) process.exitCode = 1;
